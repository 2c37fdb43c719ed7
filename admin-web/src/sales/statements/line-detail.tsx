import { Box, Card, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { AdminStatementLine, StatementProposal } from '#contracts/sales/statements.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { dayInWib } from '#domain/platform/wib';
import type { Asked } from '../../platform/actions/use-act-on-many';
import { formatDate, formatDateTime } from '../../platform/fields/format';
import { StatusChip } from '../../platform/fields/status-chip';
import { PictureViewer } from '../../platform/files/picture-viewer';
import { RecordLink } from '../../platform/records/record-link';
import { ProposedAlert } from '../shared/proposed-alert';
import { bookedAs } from './booked-as';
import { LineActions } from './line-actions';

interface LineDetailProps {
  line: AdminStatementLine;
  /** What the API has asked when it was confirmed with others. */
  asked?: Asked;
  /** Which of the proposals is confirmed. */
  taken: number;
  onTake: (at: number) => void;
}

/** A transfer of the shop, where the money came: the bank has given it back. */
const isReturn = ({ amount }: AdminStatementLine, { target }: StatementProposal): boolean =>
  amount > 0 && target === 'payout';

/** The line of the bank beside what it may be, with the customer's proof. */
export const LineDetail = ({ line, asked, taken, onTake }: LineDetailProps) => {
  const translate = useTranslate();
  const headingId = useId();
  const { proposals, usedFor } = line;
  const proposal = proposals[taken] ?? proposals[0];
  return (
    <Card component="section" aria-labelledby={headingId} sx={{ p: 2, minWidth: 0 }}>
      <Typography id={headingId} component="h2" variant="h6">
        {formatRupiah(line.amount)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {translate('statement.line')} · {line.bankName} · {formatDate(line.bookedOn)} {line.bookedAt ?? ''}{' '}
        {line.reference ?? ''}
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere', mb: 1 }}>{line.description}</Typography>
      {usedFor && (
        <Typography>
          {translate('statement.usedFor')}: {usedFor.orderNumber ?? ''} {usedFor.customerName}
          {usedFor.count > 1 && ` · ${translate('statement.records', { smart_count: usedFor.count })}`}
          {line.transferFee > 0 && ` · ${translate('statement.withFee', { amount: formatRupiah(line.transferFee) })}`}
        </Typography>
      )}
      {line.unplaced.map((part) => (
        <Typography key={part.id}>
          {translate('statement.bookedAs')}:{' '}
          <RecordLink resource="unplaced-money" id={part.id}>
            {formatRupiah(part.amount)}
          </RecordLink>{' '}
          <StatusChip subject="unplacedMoney" value={part.state} /> {part.orderNumber ?? ''} {part.customerName ?? ''}
        </Typography>
      ))}
      {line.reversals.map(({ of, amount, by, at, reason }) => (
        <Typography key={at} variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {translate('statement.reversed', {
            what: translate(`statement.booked.${bookedAs(of, amount)}`),
            amount: formatRupiah(Math.abs(amount)),
            by,
            at: formatDateTime(at),
            reason,
          })}
        </Typography>
      ))}
      {line.state === 'open' && !line.proposed && proposals.length === 0 && (
        <Typography>{translate('statement.none')}</Typography>
      )}
      {proposals.length > 0 && (
        <RadioGroup
          aria-label={translate('statement.proposals')}
          value={taken}
          onChange={({ target }) => onTake(Number(target.value))}
        >
          {proposals.map((one, at) => (
            <FormControlLabel
              key={`${one.targetUid} ${one.count}`}
              value={at}
              control={<Radio size="small" />}
              label={
                <span>
                  {isReturn(line, one)
                    ? translate('statement.returned', {
                        name: one.customerName,
                        amount: formatRupiah(one.amount),
                        on: one.saidAt && formatDate(dayInWib(new Date(one.saidAt))),
                      })
                    : `${translate(`statement.targets.${one.target}`)} ${formatRupiah(one.amount)} · ${one.customerName}`}
                  {one.count > 1 && ` · ${translate('statement.records', { smart_count: one.count })}`}
                  <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
                    {one.orderNumber ?? ''} {one.senderBank ?? ''} {one.senderName ?? ''} ·{' '}
                    {one.reasons.map((reason) => translate(`statement.reasons.${reason}`)).join(', ')}
                    {one.isWaiting && ` · ${translate('statement.accountWaits')}`}
                  </Typography>
                </span>
              }
            />
          ))}
        </RadioGroup>
      )}
      <ProposedAlert
        proposed={line.proposed}
        amount={line.amount}
        orderNumber={line.proposed?.orderNumber}
        isAside={line.proposed?.isAside}
        isReversal={line.proposed?.isReversal}
      />
      <LineActions line={line} proposal={proposal} asked={asked} />
      {proposal?.orderUid && (
        <Box sx={{ mt: 1 }}>
          <RecordLink resource="orders" id={proposal.orderUid}>
            {proposal.orderNumber}
          </RecordLink>
        </Box>
      )}
      {proposal && line.amount > 0 && !isReturn(line, proposal) && (
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
