import BlockIcon from '@mui/icons-material/Block';
import DoneIcon from '@mui/icons-material/Done';
import DoneAllIcon from '@mui/icons-material/DoneAll';
import { Alert, Box, Typography } from '@mui/material';
import { type TranslateFunction, useTranslate } from 'react-admin';
import type { AdminClaim } from '#contracts/products/subscriptions/access.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { DeadlineFact } from '../../../platform/fields/deadline';
import { planText } from '../../../catalogue/shared/plan';
import { CustomerFact } from '../../../identity/shared/customer-fact';
import { WhatsAppButton } from '../../../identity/shared/whatsapp-button';
import type { ActionPlans } from '../../../platform/actions/action-plan';
import { RecordActions } from '../../../platform/actions/record-actions';
import { ReasonDialog } from '../../../platform/actions/simple-dialogs';
import { PictureViewer } from '../../../platform/files/picture-viewer';
import { ConsoleShow } from '../../../platform/records/console-show';
import { Fact, Facts } from '../../../platform/records/facts';
import { RecordPage, initialsOf } from '../../../platform/records/record-page';
import { Timeline, type TimelineEntry } from '../../../platform/records/timeline';
import { OrderFact } from '../../../sales/shared/order-fact';
import { GroupFact } from '../shared/group-fact';
import { SeatFact } from '../shared/seat-fact';
import { ThreadPanel } from '../shared/thread-panel';
import { statusWords } from '../../../platform/fields/status-text';

const plans: ActionPlans = {
  solve: { icon: <DoneIcon />, dialog: ReasonDialog },
  reject: { icon: <BlockIcon />, danger: true, dialog: ReasonDialog },
  settle: { icon: <DoneAllIcon />, internalReason: true, dialog: ReasonDialog },
};

export const ClaimShow = () => <ConsoleShow of={ClaimDetail} />;

const ClaimDetail = ({ record: row }: { record: AdminClaim }) => {
  const translate = useTranslate();
  return (
    <RecordPage
      title={`${row.customerName} · ${row.groupName}, ${translate('seat.number', { n: row.seatNumber })}`}
      mark={initialsOf(row.customerName)}
      status={{ subject: 'claim', value: row.state }}
      actions={
        <>
          <WhatsAppButton href={row.waLink} name={row.customerName} />
          <RecordActions plans={plans} />
        </>
      }
      notices={row.holdsReimbursement && <Alert severity="warning">{translate('claims.holds')}</Alert>}
      aside={
        <>
          <Facts>
            <CustomerFact of={row} />
            <Fact source="plan">{planText(row)}</Fact>
            <GroupFact of={row} />
            <SeatFact accountUid={row.accountUid} seatNumber={row.seatNumber} />
            <OrderFact of={row} />
            {!row.endedAt && (
              <>
                {!row.answeredAt && <DeadlineFact source="answerDueAt" iso={row.answerDueAt} />}
                <DeadlineFact source="solveDueAt" iso={row.solveDueAt} />
              </>
            )}
            <Fact source="refund">{row.refund > 0 && formatRupiah(row.refund)}</Fact>
          </Facts>
          <Timeline entries={storyOf(row, translate)} />
        </>
      }
    >
      <Box component="section" sx={{ p: 2, borderRadius: 2, border: 1, borderColor: 'divider' }}>
        <Typography component="h3" variant="subtitle2" color="textSecondary">
          {row.reasonLabel}
        </Typography>
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{row.message}</Typography>
      </Box>
      {row.pictureUrl && <PictureViewer key={row.id} url={row.pictureUrl} what={row.orderNumber} />}
      <ThreadPanel accountUid={row.accountUid} />
    </RecordPage>
  );
};

/** What has happened to a claim: reported, answered, ended. */
function storyOf(row: AdminClaim, translate: TranslateFunction): TimelineEntry[] {
  const label = (field: string) => translate(`resources.access-claims.fields.${field}`);
  return [
    { at: row.openedAt, title: label('openedAt'), by: 'customer' },
    ...(row.answeredAt
      ? [
          {
            at: row.answeredAt,
            title: label('answeredAt'),
            by: row.answeredBy ? translate(`threads.party.${row.answeredBy}`) : 'system',
          },
        ]
      : []),
    ...(row.endedAt
      ? [
          {
            at: row.endedAt,
            title: statusWords(translate, 'claim', row.state).word,
            why: row.note,
            by: row.endedBy ?? 'system',
          },
        ]
      : []),
  ];
}
