import BlockIcon from '@mui/icons-material/Block';
import DoneIcon from '@mui/icons-material/Done';
import DoneAllIcon from '@mui/icons-material/DoneAll';
import { Alert, Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AdminClaim } from '#contracts/products/subscriptions/access.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { planText } from '../../../catalogue/shared/plan';
import { CustomerFact } from '../../../identity/shared/customer-fact';
import { WhatsAppButton } from '../../../identity/shared/whatsapp-button';
import type { ActionPlans } from '../../../platform/actions/action-plan';
import { RecordActions } from '../../../platform/actions/record-actions';
import { ReasonDialog } from '../../../platform/actions/simple-dialogs';
import { PictureViewer } from '../../../platform/files/picture-viewer';
import { ConsoleShow } from '../../../platform/records/console-show';
import { DateTimeFact, Fact, Facts } from '../../../platform/records/facts';
import { RecordLink } from '../../../platform/records/record-link';
import { ShowTitle } from '../../../platform/records/show-title';
import { Row } from '../../../platform/ui/row';
import { OrderFact } from '../../../sales/shared/order-fact';
import { GroupFact } from '../shared/group-fact';
import { ThreadPanel } from '../shared/thread-panel';

const plans: ActionPlans = {
  solve: { icon: <DoneIcon />, dialog: ReasonDialog },
  reject: { icon: <BlockIcon />, danger: true, dialog: ReasonDialog },
  settle: { icon: <DoneAllIcon />, internalReason: true, dialog: ReasonDialog },
};

export const ClaimShow = () => <ConsoleShow of={ClaimDetail} />;

const ClaimDetail = ({ record: row }: { record: AdminClaim }) => {
  const translate = useTranslate();
  return (
    <>
      <ShowTitle status={{ subject: 'claim', value: row.state }}>
        {row.customerName} · {row.groupName}, {translate('seat.number', { n: row.seatNumber })}
      </ShowTitle>
      {row.holdsReimbursement && <Alert severity="warning">{translate('claims.holds')}</Alert>}
      <Box component="section" sx={{ p: 2, borderRadius: 2, border: 1, borderColor: 'divider' }}>
        <Typography component="h3" variant="subtitle2" color="textSecondary">
          {row.reasonLabel}
        </Typography>
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{row.message}</Typography>
      </Box>
      {row.pictureUrl && <PictureViewer key={row.id} url={row.pictureUrl} what={row.orderNumber} />}
      <Row>
        <RecordActions plans={plans} />
        <WhatsAppButton href={row.waLink} name={row.customerName} />
        <RecordLink resource="accounts" id={row.accountUid}>
          {translate('claims.seat')}
        </RecordLink>
      </Row>
      <ThreadPanel accountUid={row.accountUid} />
      <Facts>
        <DateTimeFact source="openedAt" iso={row.openedAt} />
        <DateTimeFact source="answerDueAt" iso={row.answerDueAt} />
        <DateTimeFact source="solveDueAt" iso={row.solveDueAt} />
        <DateTimeFact source="answeredAt" iso={row.answeredAt} />
        <Fact source="answeredBy">{row.answeredBy && translate(`threads.party.${row.answeredBy}`)}</Fact>
        <DateTimeFact source="endedAt" iso={row.endedAt} />
        <Fact source="endedBy">{row.endedBy}</Fact>
        <Fact source="note">{row.note}</Fact>
        <Fact source="refund">{formatRupiah(row.refund)}</Fact>
        <GroupFact of={row} />
        <OrderFact of={row} />
        <CustomerFact of={row} />
        <Fact source="plan">{planText(row)}</Fact>
      </Facts>
    </>
  );
};
