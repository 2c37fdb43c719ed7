import { DialogContentText, Stack } from '@mui/material';
import { TextInput, maxLength, required, useRecordContext, useTranslate } from 'react-admin';
import type { OtherAccountBody } from '#contracts/sales/payouts.admin.http';
import { isAccountNumber, isOnlyZeros, readAccountNumber } from '#domain/sales/payouts/account-number';
import { ActionDialog } from '../../platform/actions/action-dialog';
import type { ActionFormProps } from '../../platform/actions/simple-dialogs';
import { AskedReason } from '../../platform/forms/reason-input';

const asDigits = (typed: string | undefined) => {
  const number = readAccountNumber(typed ?? '');
  if (isOnlyZeros(number)) return 'payouts.onlyZeros';
  return typed && !isAccountNumber(number) ? 'payouts.digits' : undefined;
};

export const ACCOUNT_FIELDS = ['bankName', 'accountNumber', 'accountName'] as const;
type Account = Pick<OtherAccountBody, (typeof ACCOUNT_FIELDS)[number]>;

/** What a form says of a bank account, as the API takes it. */
export const accountOf = ({ bankName, accountNumber, accountName }: Account): Account => ({
  bankName: bankName.trim(),
  accountNumber: readAccountNumber(accountNumber),
  accountName: accountName.trim(),
});

/** The fields of a bank account. `optional`: all may stay empty; the API names what is missing of a part. */
export const AccountInputs = ({ autoFocus, optional }: { autoFocus?: boolean; optional?: boolean }) => (
  <Stack useFlexGap sx={{ gap: 1 }}>
    <TextInput
      source="bankName"
      label="resources.payouts.fields.bankName"
      validate={[...(optional ? [] : [required()]), maxLength(60)]}
      autoFocus={autoFocus}
      helperText={false}
    />
    <TextInput
      source="accountNumber"
      label="resources.payouts.fields.accountNumber"
      validate={[...(optional ? [] : [required()]), asDigits]}
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 60, autoComplete: 'off' } }}
      helperText={false}
    />
    <TextInput
      source="accountName"
      label="resources.payouts.fields.accountName"
      validate={[...(optional ? [] : [required()]), maxLength(100)]}
      helperText={false}
    />
  </Stack>
);

/** The bank account that a transfer goes to, and why there, once the API has asked for it. */
export const AccountDialog = ({ resource, action, onAct, ...rest }: ActionFormProps) => {
  const translate = useTranslate();
  const record = useRecordContext<Partial<Record<keyof Account, string | null>>>();
  const key = `actions.${resource}.${action}`;
  const label = translate(`${key}.label`);
  return (
    <ActionDialog<OtherAccountBody>
      {...rest}
      title={`${label}?`}
      submitLabel={label}
      defaultValues={{
        bankName: record?.bankName ?? '',
        accountNumber: record?.accountNumber ?? '',
        accountName: record?.accountName ?? '',
      }}
      onSubmit={({ reason, ...account }) =>
        onAct({ ...accountOf(account), ...(reason?.trim() && { reason: reason.trim() }) })
      }
    >
      <DialogContentText sx={{ mb: 1 }}>{translate(`${key}.ask`)}</DialogContentText>
      <AccountInputs autoFocus />
      <AskedReason error={rest.error} about={ACCOUNT_FIELDS} />
    </ActionDialog>
  );
};
