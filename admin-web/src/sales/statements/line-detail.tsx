import { Box, Button, Card, FormControlLabel, Radio, RadioGroup, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { RecordContextProvider, TextInput, required, useTranslate } from 'react-admin';
import type { AdminStatementLine } from '#contracts/sales/statements.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { readSignedRupiah } from '#domain/platform/typed-rupiah';
import { ActionDialog, type FormValues } from '../../platform/actions/action-dialog';
import { ConfirmDialog, ReasonDialog } from '../../platform/actions/simple-dialogs';
import { useAct } from '../../platform/actions/use-act';
import { useCan } from '../../platform/auth/permissions';
import { formatDate } from '../../platform/fields/format';
import { PictureViewer } from '../../platform/files/picture-viewer';
import { RecordLink } from '../../platform/records/record-link';

interface LineDetailProps {
  line: AdminStatementLine;
  /** Which of the proposals is confirmed. */
  taken: number;
  onTake: (at: number) => void;
}

/** The line of the bank beside what it may be, with the customer's proof. */
export const LineDetail = ({ line, taken, onTake }: LineDetailProps) => {
  const translate = useTranslate();
  const headingId = useId();
  const { proposals, usedFor } = line;
  const proposal = proposals[taken] ?? proposals[0];
  return (
    <Card component="section" aria-labelledby={headingId} sx={{ p: 2, minWidth: 0 }}>
      <Typography id={headingId} component="h2" variant="h6">
        {formatRupiah(line.amount)}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {translate('statement.line')} · {line.bankName} · {formatDate(line.bookedOn)} {line.bookedAt ?? ''}{' '}
        {line.reference ?? ''}
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere', mb: 1 }}>{line.description}</Typography>
      {usedFor && (
        <Typography>
          {translate('statement.usedFor')}: {usedFor.orderNumber ?? ''} {usedFor.customerName}
        </Typography>
      )}
      {line.state === 'open' && proposals.length === 0 && <Typography>{translate('statement.none')}</Typography>}
      {proposals.length > 0 && (
        <RadioGroup
          aria-label={translate('statement.proposals')}
          value={taken}
          onChange={({ target }) => onTake(Number(target.value))}
        >
          {proposals.map((one, at) => (
            <FormControlLabel
              key={one.targetUid}
              value={at}
              control={<Radio size="small" />}
              label={
                <span>
                  {translate(`statement.targets.${one.target}`)} {formatRupiah(one.amount)} · {one.customerName}
                  <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
                    {one.orderNumber ?? ''} {one.senderBank ?? ''} {one.senderName ?? ''} ·{' '}
                    {one.reasons.map((reason) => translate(`statement.reasons.${reason}`)).join(', ')}
                  </Typography>
                </span>
              }
            />
          ))}
        </RadioGroup>
      )}
      <LineActions line={line} />
      {proposal?.orderUid && (
        <Box sx={{ mt: 1 }}>
          <RecordLink resource="orders" id={proposal.orderUid}>
            {proposal.orderNumber}
          </RecordLink>
        </Box>
      )}
      {proposal && line.amount > 0 && (
        <Box sx={{ mt: 1 }}>
          <Typography component="h3" variant="subtitle2">
            {translate('statement.proof')}
          </Typography>
          <PictureViewer
            key={proposal.targetUid}
            url={proposal.proofUrl}
            what={proposal.orderNumber ?? proposal.customerName}
          />
        </Box>
      )}
    </Card>
  );
};

const validateSigned = (typed: string | null | undefined) =>
  typed?.trim() && readSignedRupiah(typed) === null ? { message: 'statement.feeInvalid', args: {} } : undefined;

const BY_HAND = ['assign', 'book', 'settle', 'charge', 'ignore', 'reopen'] as const;
type ByHand = (typeof BY_HAND)[number];

const LineActions = ({ line }: { line: AdminStatementLine }) => {
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
  const shared = { pending: act.isPending, error: act.error, onClose: close };
  const label = (action: ByHand) => translate(`actions.statement-lines.${action}.label`);
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', mt: 1 }}>
      {BY_HAND.filter((action) => line.allowedActions.includes(action) && can(`statement-lines.${action}`)).map(
        (action) => (
          <Button
            key={action}
            size="small"
            variant="outlined"
            onClick={() => (action === 'reopen' ? send(action)({}) : setOpen(action))}
          >
            {label(action)}
          </Button>
        ),
      )}
      {open === 'assign' && (
        <ActionDialog
          {...shared}
          title={label('assign')}
          submitLabel={label('assign')}
          onSubmit={({ number }: FormValues) => send('assign')({ number: number?.trim() })}
        >
          <Typography sx={{ mb: 1 }}>{translate('actions.statement-lines.assign.ask')}</Typography>
          <TextInput source="number" label="statement.number" validate={required()} autoFocus fullWidth />
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
      {(open === 'ignore' || open === 'charge') && (
        <RecordContextProvider value={line}>
          <ReasonDialog
            {...shared}
            resource="statement-lines"
            action={open}
            reversible={open === 'ignore'}
            internalReason
            onAct={send(open)}
          />
        </RecordContextProvider>
      )}
    </Stack>
  );
};
