import { Alert, DialogContentText } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { AdminPayment } from '#contracts/sales/payments.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { ActionDialog } from '../../platform/actions/action-dialog';
import { SameProofAlert } from '../shared/same-proof-alert';
import type { ActionFormProps } from '../../platform/actions/simple-dialogs';
import { RupiahInput } from '../../platform/forms/rupiah-input';

/** Takes what is owed with Enter, or another amount that has arrived. */
export const PaymentConfirmDialog = ({ resource, action, onAct, ...rest }: ActionFormProps) => {
  const payment = useRecordContext<AdminPayment>();
  const translate = useTranslate();
  if (!payment) return null;
  const { owed, state } = payment;
  return (
    <ActionDialog<{ received?: number }>
      {...rest}
      title={translate('desk.confirmTitle', { amount: formatRupiah(owed) })}
      submitLabel={translate(`actions.${resource}.${action}.label`)}
      focusSubmit
      onSubmit={({ received = owed }) => onAct(received === owed && state === 'submitted' ? {} : { received })}
    >
      <DialogContentText>
        {translate('desk.confirmText', { name: payment.accountName, order: payment.orderNumber })}{' '}
        {translate(`actions.${resource}.${action}.ask`)}
      </DialogContentText>
      <SameProofAlert of={payment} />
      <RupiahInput source="received" label="desk.received" defaultValue={owed} helperText="desk.receivedHelp" />
      <Difference owed={owed} />
    </ActionDialog>
  );
};

/** What happens when another amount has arrived. */
const Difference = ({ owed }: { owed: number }) => {
  const translate = useTranslate();
  const received: unknown = useWatch({ name: 'received' });
  if (typeof received !== 'number' || received <= 0 || received === owed) return null;
  const amount = formatRupiah(Math.abs(received - owed));
  return (
    <Alert severity="info" role="status">
      {translate(received < owed ? 'desk.short' : 'desk.over', { amount })}
    </Alert>
  );
};
