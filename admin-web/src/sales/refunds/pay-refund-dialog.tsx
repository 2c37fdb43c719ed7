import { DialogContentText, Stack } from '@mui/material';
import { TextInput, required, useRecordContext, useTranslate } from 'react-admin';
import type { AdminRefund } from '#contracts/sales/refunds.admin.http';
import { ActionDialog } from '../../platform/actions/action-dialog';
import type { ActionFormProps } from '../../platform/actions/simple-dialogs';
import { AskedReason } from '../../platform/forms/reason-input';
import { ACCOUNT_FIELDS } from '../shared/account-dialog';
import { TransferInput, transferOf, useMayBeSame } from '../shared/transfer-input';

type Values = { reference: string } & Partial<Record<(typeof ACCOUNT_FIELDS)[number] | 'reason', string>>;

/** The transfer that was made, and the account that it went to, which stays on record. */
export const PayRefundDialog = ({ resource, action, onAct, ...rest }: ActionFormProps) => {
  const translate = useTranslate();
  const mayBeSame = useMayBeSame(rest.error);
  const record = useRecordContext<AdminRefund>();
  // The account that the customer has named, or that it was scheduled to.
  const account = Object.fromEntries(ACCOUNT_FIELDS.map((name) => [name, record?.[name] ?? '']));
  const label = translate(`actions.${resource}.${action}.label`);
  const field = (name: string) => `actions.${resource}.${action}.fields.${name}`;
  const submit = (values: Values) => {
    const typed = [...ACCOUNT_FIELDS, 'reason' as const]
      .map((name) => [name, values[name]?.trim()])
      .filter(([, value]) => value);
    onAct({ ...transferOf(values), ...(Object.fromEntries(typed) as Partial<Values>) });
  };
  return (
    <ActionDialog<Values>
      {...rest}
      title={`${label}?`}
      submitLabel={label}
      defaultValues={{ reference: '', ...account }}
      onSubmit={submit}
    >
      <DialogContentText sx={{ mb: 1 }}>{translate(`actions.${resource}.${action}.ask`)}</DialogContentText>
      <Stack useFlexGap sx={{ gap: 1 }}>
        <TransferInput autoFocus mayBeSame={mayBeSame} />
        {ACCOUNT_FIELDS.map((name) => (
          <TextInput key={name} source={name} label={field(name)} validate={required()} helperText={false} />
        ))}
      </Stack>
      <AskedReason error={rest.error} about={ACCOUNT_FIELDS} />
    </ActionDialog>
  );
};
