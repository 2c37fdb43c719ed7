import { Alert, DialogContentText } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { AdminPayment } from '#contracts/sales/payments.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { ActionDialog } from '../../platform/actions/action-dialog';
import { SameProofAlert } from '../shared/same-proof-alert';
import type { ActionFormProps } from '../../platform/actions/simple-dialogs';
import { ReasonInput } from '../../platform/forms/reason-input';
import { RupiahInput } from '../../platform/forms/rupiah-input';
import { ProposedAlert } from './proposed-alert';

/** Takes what is owed with Enter, or another amount that has arrived. */
export const PaymentConfirmDialog = ({ resource, action, onAct, ...rest }: ActionFormProps) => {
  const payment = useRecordContext<AdminPayment>();
  const translate = useTranslate();
  if (!payment) return null;
  const { owed, state, proposed } = payment;
  const usual = proposed?.received ?? owed;
  return (
    <ActionDialog<{ received?: number; reason?: string | null }>
      {...rest}
      title={translate('desk.confirmTitle', { amount: formatRupiah(usual) })}
      submitLabel={translate(`actions.${resource}.${action}.label`)}
      focusSubmit
      onSubmit={({ received = usual, reason }) =>
        onAct({
          ...((received !== owed || state !== 'submitted') && { received }),
          ...(reason?.trim() && isFarAbove(payment, received) && { reason: reason.trim() }),
        })
      }
    >
      <DialogContentText>
        {translate('desk.confirmText', { name: payment.accountName, order: payment.orderNumber })}{' '}
        {translate(`actions.${resource}.${action}.ask`)}
      </DialogContentText>
      <SameProofAlert of={payment} />
      <ProposedAlert of={payment} />
      <RupiahInput source="received" label="desk.received" defaultValue={usual} helperText="desk.receivedHelp" />
      <Difference of={payment} />
    </ActionDialog>
  );
};

/** Another admin has to confirm it, unless one has proposed it. */
const isFarAbove = ({ farAboveFrom, proposed }: AdminPayment, received: number): boolean =>
  received >= farAboveFrom && received !== proposed?.received;

/** What happens when another amount has arrived. */
const Difference = ({ of: payment }: { of: AdminPayment }) => {
  const translate = useTranslate();
  const received: unknown = useWatch({ name: 'received' });
  const { owed } = payment;
  if (typeof received !== 'number' || received <= 0 || received === owed) return null;
  if (isFarAbove(payment, received))
    return (
      <>
        <Alert severity="warning" role="status">
          {translate('desk.farAbove')}
        </Alert>
        <ReasonInput internal fullWidth />
      </>
    );
  const amount = formatRupiah(Math.abs(received - owed));
  return (
    <Alert severity="info" role="status">
      {translate(received < owed ? 'desk.short' : 'desk.over', { amount })}
    </Alert>
  );
};
