import { DialogContentText } from '@mui/material';
import { DateInput, TextInput, required, useRecordContext, useTranslate } from 'react-admin';
import { SHOP_ACCOUNT_LENGTH } from '#contracts/limits';
import type { AdminShopPurchase } from '#contracts/products/subscriptions/shop-purchases.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { ActionDialog, type FormValues } from '../../../platform/actions/action-dialog';
import type { ActionFormProps } from '../../../platform/actions/simple-dialogs';
import { parseRupiah } from '../../../platform/forms/parse-rupiah';
import { minTrimmedLength } from '../../../platform/forms/validators';

const validateCost = (typed: string | null) =>
  parseRupiah(typed ?? '') === null ? { message: 'shopPurchases.costInvalid', args: {} } : undefined;
const validateAccount = minTrimmedLength(1);

/** What the shop has paid, with which of its accounts, and when the provider renews; begins with the cycle before. */
export const BuyDialog = ({ resource, action, onAct, ...rest }: ActionFormProps) => {
  const before = useRecordContext<AdminShopPurchase>()?.before;
  const translate = useTranslate();
  const label = translate(`actions.${resource}.${action}.label`);
  return (
    <ActionDialog
      {...rest}
      title={`${label}?`}
      submitLabel={label}
      defaultValues={before ? { account: before.account, cost: formatRupiah(before.cost) } : {}}
      onSubmit={({ cost, account, renewsOn }: FormValues) =>
        onAct({ cost: parseRupiah(cost ?? ''), account: account?.trim(), renewsOn })
      }
    >
      <DialogContentText sx={{ mb: 1 }}>{translate(`actions.${resource}.${action}.ask`)}</DialogContentText>
      <TextInput
        source="cost"
        label={`resources.${resource}.fields.cost`}
        autoFocus
        isRequired
        validate={validateCost}
        helperText={false}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      <TextInput
        source="account"
        label={`resources.${resource}.fields.account`}
        isRequired
        validate={validateAccount}
        helperText={false}
        slotProps={{ htmlInput: { maxLength: SHOP_ACCOUNT_LENGTH.max, autoComplete: 'off' } }}
      />
      <DateInput
        source="renewsOn"
        label={`resources.${resource}.fields.renewsOn`}
        validate={required()}
        helperText={false}
      />
    </ActionDialog>
  );
};
