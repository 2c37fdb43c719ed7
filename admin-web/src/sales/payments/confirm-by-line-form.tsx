import { Alert, DialogContentText } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { BankEvidence, EvidenceLine } from '#contracts/sales/bank-evidence.admin.http';
import type { AdminPayment } from '#contracts/sales/payments.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { ActionDialog, type FormValues } from '../../platform/actions/action-dialog';
import { AskedReason, ReasonInput } from '../../platform/forms/reason-input';
import { AskedTransfer } from '../shared/paid-twice-input';
import { ProposedAlert, useIsOwn } from '../shared/proposed-alert';

export interface LineOfPayment {
  payment: AdminPayment;
  line: EvidenceLine;
  target: NonNullable<BankEvidence['target']>;
}

interface ConfirmByLineFormProps {
  of: LineOfPayment;
  pending: boolean;
  error: Error | null;
  onAnswer: (answers: object) => void;
  onClose: () => void;
}

/** What has to be looked at, or answered, before a payment is confirmed by this line. */
export const ConfirmByLineForm = ({ of: { payment, line, target }, onAnswer, ...rest }: ConfirmByLineFormProps) => {
  const translate = useTranslate();
  const isOwn = useIsOwn(line.proposed);
  // Another admin takes what was proposed with its reason.
  const isSecond = line.proposed !== null && !isOwn;
  const needsReason = payment.state === 'submitted' && line.amount < payment.farBelowUnder;
  const asksWhy = !isSecond && (line.farAbove || needsReason);
  const difference = line.amount - payment.owed;
  return (
    <ActionDialog
      {...rest}
      title={translate('desk.confirmTitle', { amount: formatRupiah(line.amount) })}
      submitLabel={translate(target.target === 'payment' ? 'evidence.note' : 'evidence.take')}
      focusSubmit={!asksWhy}
      onSubmit={({ reason, transfer }: FormValues) =>
        onAnswer({ ...(reason?.trim() && { reason: reason.trim() }), ...(transfer && { transfer }) })
      }
    >
      <DialogContentText sx={{ overflowWrap: 'anywhere' }}>
        {line.bankName} · {line.description}
      </DialogContentText>
      {line.others > 0 && line.confidence !== 'certain' && (
        <Alert severity="warning" sx={{ my: 1 }}>
          {translate('evidence.others', { smart_count: line.others })}
        </Alert>
      )}
      {asksWhy ? (
        <Alert severity="warning" sx={{ my: 1 }}>
          {translate(line.farAbove ? 'statement.farAbove' : 'desk.farBelow', {
            received: formatRupiah(line.amount),
            owed: formatRupiah(payment.owed),
          })}
        </Alert>
      ) : (
        payment.state === 'submitted' &&
        !line.reasons.includes('amount') && (
          <Alert severity="info" sx={{ my: 1 }}>
            {translate(difference < 0 ? 'desk.short' : 'desk.over', { amount: formatRupiah(Math.abs(difference)) })}
          </Alert>
        )
      )}
      <ProposedAlert proposed={line.proposed} amount={line.amount} />
      {asksWhy ? <ReasonInput internal autoFocus fullWidth /> : <AskedReason error={rest.error} />}
      <AskedTransfer error={rest.error} />
    </ActionDialog>
  );
};
