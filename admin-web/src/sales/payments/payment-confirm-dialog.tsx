import { Alert, DialogContentText, Typography } from '@mui/material';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import type { AdminPayment } from '#contracts/sales/payments.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { ActionDialog } from '../../platform/actions/action-dialog';
import { ProposedAlert, useIsOwn } from '../shared/proposed-alert';
import { WithdrawDialog } from '../../platform/proposals/withdraw-dialog';
import { AskedTransfer } from '../shared/paid-twice-input';
import type { ActionFormProps } from '../../platform/actions/simple-dialogs';
import { Payer } from './payer';
import { useCan } from '../../platform/auth/permissions';
import { AskedReason, ReasonInput } from '../../platform/forms/reason-input';
import { NoWrapOrderNumbers } from '../../platform/fields/no-wrap';
import { RupiahInput } from '../../platform/forms/rupiah-input';

/** Takes what is owed with Enter, or another amount that has arrived. */
export const PaymentConfirmDialog = ({ resource, action, onAct, ...rest }: ActionFormProps) => {
  const payment = useRecordContext<AdminPayment>();
  const translate = useTranslate();
  const can = useCan();
  const [withdraws, setWithdraws] = useState(false);
  const isOwn = useIsOwn(payment?.proposed ?? null);
  if (!payment) return null;
  const { owed, state, proposed } = payment;
  if (withdraws) return <WithdrawDialog resource={resource} id={payment.id} onClose={rest.onClose} />;
  const asks = (received: number) => needsReason(payment, received, isOwn);
  const usual = proposed?.received ?? owed;
  return (
    <ActionDialog<{ received?: number; reason?: string | null; transfer?: string }>
      {...rest}
      title={translate('desk.confirmTitle', { amount: formatRupiah(usual) })}
      submitLabel={translate('desk.keys.confirm')}
      focusSubmit
      onSubmit={({ received = usual, reason, transfer }) =>
        onAct({
          ...((received !== owed || state !== 'submitted') && { received }),
          ...(reason?.trim() && received !== owed && { reason: reason.trim() }),
          ...(transfer && { transfer }),
        })
      }
    >
      <Payer of={payment} />
      <DialogContentText>
        <NoWrapOrderNumbers>{translate('desk.confirmText', { order: payment.orderNumber })}</NoWrapOrderNumbers>{' '}
        {translate(`actions.${resource}.${action}.ask`)}
      </DialogContentText>
      <ProposedAlert
        proposed={proposed}
        amount={usual}
        onWithdraw={can('payments.withdraw') ? () => setWithdraws(true) : undefined}
      />
      <RupiahInput source="received" label="desk.received" defaultValue={usual} helperText="desk.receivedHelp" />
      <Difference of={payment} asks={asks} error={rest.error} />
      <KeysLine />
      <AskedTransfer error={rest.error} answers={['second']} />
    </ActionDialog>
  );
};

/** Far below what was asked for; far above what is owed, unless another admin has proposed the very amount. */
const needsReason = (payment: AdminPayment, received: number, isOwn: boolean): boolean =>
  received < payment.farBelowUnder ||
  (received >= payment.farAboveFrom && (isOwn || received !== payment.proposed?.received));

/** Of use where there is a keyboard. */
const KeysLine = () => {
  const translate = useTranslate();
  return (
    <Typography variant="caption" color="textSecondary" sx={{ display: { xs: 'none', md: 'block' } }}>
      {translate('desk.keysLine')}
    </Typography>
  );
};

interface DifferenceProps {
  of: AdminPayment;
  asks: (received: number) => boolean;
  error: ActionFormProps['error'];
}

/** What happens when another amount has arrived. */
const Difference = ({ of: payment, asks, error }: DifferenceProps) => {
  const translate = useTranslate();
  const received: unknown = useWatch({ name: 'received' });
  const { errors } = useFormState({ name: 'received' });
  const { owed } = payment;
  // What is refused does not come about.
  if (errors.received || typeof received !== 'number' || received <= 0 || received === owed) return null;
  if (asks(received))
    return (
      <>
        <Alert severity="warning" role="status">
          {translate(received < owed ? 'desk.farBelow' : 'desk.farAbove', {
            received: formatRupiah(received),
            owed: formatRupiah(owed),
          })}
        </Alert>
        <ReasonInput internal fullWidth />
      </>
    );
  const amount = formatRupiah(Math.abs(received - owed));
  return (
    <>
      <Alert severity="info" role="status">
        {translate(received < owed ? 'desk.short' : 'desk.over', { amount })}
      </Alert>
      <AskedReason error={error} />
    </>
  );
};
