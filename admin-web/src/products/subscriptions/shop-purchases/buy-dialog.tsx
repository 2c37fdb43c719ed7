import { DialogContentText } from '@mui/material';
import { DateInput, TextInput, required, useRecordContext, useTranslate } from 'react-admin';
import { MOST_BILL, SHOP_ACCOUNT_LENGTH } from '#contracts/limits';
import type { AdminShopPurchase } from '#contracts/products/subscriptions/shop-purchases.admin.http';
import { ActionDialog } from '../../../platform/actions/action-dialog';
import type { ActionFormProps } from '../../../platform/actions/simple-dialogs';
import { RupiahInput } from '../../../platform/forms/rupiah-input';
import { CostTransferInputs, costTransferOf } from '../../../sales/shared/cost-inputs';
import { minTrimmedLength } from '../../../platform/forms/validators';

const validateAccount = minTrimmedLength(1);

interface Bought {
  cost: number;
  account: string;
  renewsOn?: string;
}

/** What the shop has paid, with which of its accounts, and when the provider renews, if it does; begins with the cycle before. */
export const BuyDialog = ({ resource, action, onAct, ...rest }: ActionFormProps) => {
  const purchase = useRecordContext<AdminShopPurchase>();
  const { before, isRenewed = true } = purchase ?? {};
  const translate = useTranslate();
  const label = translate(`actions.${resource}.${action}.label`);
  return (
    <ActionDialog<Bought>
      {...rest}
      title={`${label}?`}
      submitLabel={label}
      defaultValues={before ? { account: before.account, cost: before.cost } : {}}
      onSubmit={({ cost, account, renewsOn, ...values }) =>
        onAct({ cost, account: account.trim(), ...(isRenewed && { renewsOn }), ...costTransferOf(values) })
      }
    >
      <DialogContentText sx={{ mb: 1 }}>
        {translate(`actions.${resource}.${action}.${isRenewed ? 'ask' : 'askOnce'}`)}
      </DialogContentText>
      <RupiahInput source="cost" label={`resources.${resource}.fields.cost`} autoFocus max={MOST_BILL} />
      <TextInput
        source="account"
        label={`resources.${resource}.fields.account`}
        isRequired
        validate={validateAccount}
        helperText={false}
        slotProps={{ htmlInput: { maxLength: SHOP_ACCOUNT_LENGTH.max, autoComplete: 'off' } }}
      />
      {isRenewed && (
        <DateInput
          source="renewsOn"
          label={`resources.${resource}.fields.renewsOn`}
          validate={required()}
          helperText={false}
        />
      )}
      <CostTransferInputs of={purchase} error={rest.error} />
    </ActionDialog>
  );
};
