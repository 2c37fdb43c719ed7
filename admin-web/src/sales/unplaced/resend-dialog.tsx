import { DialogContentText } from '@mui/material';
import { AutocompleteInput, ReferenceInput, required, useRecordContext, useTranslate } from 'react-admin';
import type { AdminPayout } from '#contracts/sales/payouts.admin.http';
import type { AdminUnplacedMoney, ResendMoneyBody } from '#contracts/sales/unplaced.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { ActionDialog } from '../../platform/actions/action-dialog';
import type { ActionFormProps } from '../../platform/actions/simple-dialogs';
import { AskedReason } from '../../platform/forms/reason-input';
import { formatDateTime } from '../../platform/fields/format';
import { ACCOUNT_FIELDS, AccountInputs } from '../shared/account-dialog';

type Form = Partial<Omit<ResendMoneyBody, 'left'>>;
const FIELDS = [...ACCOUNT_FIELDS, 'reason'] as const;
/** One question names what the bank has kept of the transfer, and an account that it came back from. */
const ASKED_ABOUT = ['payoutUid', ...ACCOUNT_FIELDS] as const;

/** What an operator knows a transfer by. */
const nameOf = ({ customerName, amount, paidAt, bankName, accountNumber, reference }: AdminPayout): string =>
  [
    customerName,
    formatRupiah(amount),
    paidAt && formatDateTime(paidAt),
    [bankName, accountNumber].filter(Boolean).join(' '),
    reference,
  ]
    .filter(Boolean)
    .join(' · ');

/** Which transfer the bank has given back, and the right account, if it is known already. */
export const ResendDialog = ({ resource, action, onAct, ...rest }: ActionFormProps) => {
  const translate = useTranslate();
  const record = useRecordContext<AdminUnplacedMoney>();
  const key = `actions.${resource}.${action}`;
  const label = translate(`${key}.label`);
  const submit = ({ payoutUid, ...typed }: Form) => {
    const given = FIELDS.flatMap((field) => (typed[field]?.trim() ? [[field, typed[field].trim()]] : []));
    return onAct({ payoutUid, ...Object.fromEntries(given), left: record?.amount });
  };
  return (
    <ActionDialog<Form> {...rest} title={`${label}?`} submitLabel={label} onSubmit={submit}>
      <DialogContentText sx={{ mb: 1 }}>{translate(`${key}.ask`)}</DialogContentText>
      <ReferenceInput
        source="payoutUid"
        reference="payouts"
        filter={{ givenBackBy: record?.id }}
        sort={{ field: 'amount', order: 'DESC' }}
        perPage={50}
      >
        <AutocompleteInput
          optionText={nameOf}
          label="unplaced.bounced"
          validate={required()}
          noOptionsText="unplaced.noneSent"
          helperText={false}
        />
      </ReferenceInput>
      <DialogContentText sx={{ my: 1 }}>{translate('unplaced.accountLater')}</DialogContentText>
      <AccountInputs optional />
      <AskedReason error={rest.error} about={ASKED_ABOUT} />
    </ActionDialog>
  );
};
