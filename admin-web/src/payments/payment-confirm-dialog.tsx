import { DialogContentText } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { AdminPayment } from '#contracts/http/admin/payments.http';
import { formatRupiah } from '#domain/money/sen';
import { ActionDialog } from '../shared/action-dialog';
import { SameProof } from '../shared/same-proof';
import type { ActionFormProps } from '../shared/simple-dialogs';

/** The one step between a key and money taken as received; Enter accepts. */
export const PaymentConfirmDialog = ({ resource, action, onAct, ...rest }: ActionFormProps) => {
  const payment = useRecordContext<AdminPayment>();
  const translate = useTranslate();
  if (!payment) return null;
  return (
    <ActionDialog
      {...rest}
      title={translate('desk.confirmTitle', { amount: formatRupiah(payment.amount) })}
      submitLabel={translate(`actions.${resource}.${action}.label`)}
      focusSubmit
      onSubmit={() => onAct({})}
    >
      <DialogContentText>
        {translate('desk.confirmText', { name: payment.accountName, order: payment.orderNumber })}{' '}
        {translate(`actions.${resource}.${action}.ask`)}
      </DialogContentText>
      <SameProof />
    </ActionDialog>
  );
};
