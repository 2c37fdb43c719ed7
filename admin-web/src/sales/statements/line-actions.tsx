import { Alert, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { RecordContextProvider, TextInput, required, useTranslate } from 'react-admin';
import type { AdminStatementLine, StatementProposal } from '#contracts/sales/statements.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { readSignedRupiah } from '#domain/platform/typed-rupiah';
import { ActionDialog, type FormValues } from '../../platform/actions/action-dialog';
import { ConfirmDialog, ReasonDialog } from '../../platform/actions/simple-dialogs';
import type { Asked } from '../../platform/actions/use-act-on-many';
import { useAct } from '../../platform/actions/use-act';
import { useCan } from '../../platform/auth/permissions';
import { AskedReason, ReasonInput } from '../../platform/forms/reason-input';
import { AskedTransfer } from '../shared/paid-twice-input';
import { useIsOwn } from '../shared/proposed-alert';
import { bookedAs } from './booked-as';

const validateSigned = (typed: string | null | undefined) =>
  typed?.trim() && readSignedRupiah(typed) === null ? { message: 'statement.feeInvalid', args: {} } : undefined;

const BY_HAND = ['confirm', 'assign', 'withdraw', 'book', 'settle', 'charge', 'ignore', 'reverse', 'reopen'] as const;
type ByHand = (typeof BY_HAND)[number];

interface LineActionsProps {
  line: AdminStatementLine;
  /** What is chosen of what it may be. */
  proposal?: StatementProposal;
  /** What the API has asked when it was confirmed with others. */
  asked?: Asked;
}

/** What is done with one line by hand. */
export const LineActions = ({ line, proposal, asked }: LineActionsProps) => {
  const translate = useTranslate();
  const can = useCan();
  const [open, setOpen] = useState<ByHand | null>(null);
  const act = useAct('statement-lines');
  const close = () => {
    setOpen(null);
    act.reset();
  };
  const send = (action: ByHand) => (body: Record<string, unknown> | FormData) =>
    act.mutate({ id: line.id, action, body }, { onSuccess: close });
  // Only what needs an answer is confirmed here; the others are chosen in the table.
  const isShown = (action: ByHand) =>
    line.allowedActions.includes(action) &&
    can(`statement-lines.${action}`) &&
    (action !== 'confirm' || Boolean(proposal && (proposal.farAbove || asked)));
  const isOwn = useIsOwn(line.proposed);
  const isSecond = !isOwn && line.proposed !== null && line.proposed.orderUid === proposal?.orderUid;
  const shared = { pending: act.isPending, error: act.error, onClose: close };
  const size = { amount: formatRupiah(Math.abs(line.amount)) };
  const label = (action: ByHand) => translate(`actions.statement-lines.${action}.label`);
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', mt: 1 }}>
      {BY_HAND.filter(isShown).map((action) => (
        <Button
          key={action}
          size="small"
          variant="outlined"
          onClick={() => (action === 'reopen' ? send(action)({}) : setOpen(action))}
        >
          {label(action)}
        </Button>
      ))}
      {open === 'confirm' && proposal && (
        <ActionDialog
          {...shared}
          title={translate('statement.confirmOne', { amount: formatRupiah(line.amount) })}
          submitLabel={label('confirm')}
          focusSubmit={isSecond}
          onSubmit={({ reason, transfer }: FormValues) => {
            const { target, targetUid, also } = proposal;
            send('confirm')({
              target,
              targetUid,
              ...(also.length > 0 && { also }),
              ...(reason?.trim() && { reason: reason.trim() }),
              ...(transfer && { transfer }),
            });
          }}
        >
          <Typography sx={{ mb: 1 }}>
            {proposal.orderNumber} · {proposal.customerName}
          </Typography>
          <Alert severity="warning" sx={{ mb: 1 }}>
            {proposal.farAbove ? translate('statement.farAbove') : asked?.why}
          </Alert>
          {isSecond || (asked?.field === 'transfer' && !proposal.farAbove) ? (
            <AskedReason error={act.error} />
          ) : (
            <ReasonInput internal autoFocus fullWidth />
          )}
          <AskedTransfer error={act.error} isAsked={asked?.field === 'transfer'} />
        </ActionDialog>
      )}
      {open === 'assign' && (
        <ActionDialog
          {...shared}
          title={label('assign')}
          submitLabel={label('assign')}
          defaultValues={{ number: line.proposed?.orderNumber ?? undefined }}
          onSubmit={({ number, reason, transfer }: FormValues) =>
            send('assign')({
              number: number?.trim(),
              ...(reason?.trim() && { reason: reason.trim() }),
              ...(transfer && { transfer }),
            })
          }
        >
          <Typography sx={{ mb: 1 }}>{translate('actions.statement-lines.assign.ask')}</Typography>
          <TextInput source="number" label="statement.number" validate={required()} autoFocus fullWidth />
          <AskedReason error={act.error} />
          <AskedTransfer error={act.error} />
        </ActionDialog>
      )}
      {open === 'settle' && (
        <ActionDialog
          {...shared}
          title={`${label('settle')}?`}
          submitLabel={label('settle')}
          onSubmit={({ fee }: FormValues) => send('settle')(fee?.trim() ? { fee: readSignedRupiah(fee) } : {})}
        >
          <Typography sx={{ mb: 1 }}>{translate('actions.statement-lines.settle.ask')}</Typography>
          <TextInput
            source="fee"
            label="actions.statement-lines.settle.fields.fee"
            validate={validateSigned}
            autoFocus
            fullWidth
          />
        </ActionDialog>
      )}
      {open === 'book' && (
        <RecordContextProvider value={line}>
          <ConfirmDialog {...shared} resource="statement-lines" action="book" onAct={send('book')} />
        </RecordContextProvider>
      )}
      {(open === 'ignore' || open === 'charge' || open === 'reverse' || open === 'withdraw') && (
        <RecordContextProvider value={line}>
          <ReasonDialog
            {...shared}
            resource="statement-lines"
            action={open}
            reversible
            internalReason
            onAct={send(open)}
          >
            {open === 'reverse' &&
              translate('statement.takenBack', {
                what: translate(
                  `statement.booked.${bookedAs(line.state === 'settled' ? 'settlement' : 'charge', line.amount)}`,
                ),
                ...size,
              })}
          </ReasonDialog>
        </RecordContextProvider>
      )}
    </Stack>
  );
};
