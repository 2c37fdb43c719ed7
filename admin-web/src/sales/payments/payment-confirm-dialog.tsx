import { DialogContentText } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { AdminPayment } from '#contracts/sales/payments.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { ActionDialog } from '../../platform/actions/action-dialog';
import { SameProofAlert } from '../shared/same-proof-alert';
import type { ActionFormProps } from '../../platform/actions/simple-dialogs';

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
      <SameProofAlert of={payment} />
    </ActionDialog>
  );
};
