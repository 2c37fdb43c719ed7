import BlockIcon from '@mui/icons-material/Block';
import CheckIcon from '@mui/icons-material/Check';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AdminReview } from '#contracts/products/subscriptions/reviews.admin.http';
import { planText } from '../../../catalogue/shared/plan';
import { CustomerFact } from '../../../identity/shared/customer-fact';
import { WhatsAppButton } from '../../../identity/shared/whatsapp-button';
import type { ActionPlans } from '../../../platform/actions/action-plan';
import { RecordActions } from '../../../platform/actions/record-actions';
import { ConfirmDialog, ReasonDialog } from '../../../platform/actions/simple-dialogs';
import { ConsoleShow } from '../../../platform/records/console-show';
import { DateTimeFact, Fact, Facts } from '../../../platform/records/facts';
import { RecordLink } from '../../../platform/records/record-link';
import { ShowTitle } from '../../../platform/records/show-title';
import { Row } from '../../../platform/ui/row';
import { OrderFact } from '../../../sales/shared/order-fact';
import { Stars } from './stars';

const plans: ActionPlans = {
  show: { icon: <CheckIcon />, dialog: ConfirmDialog },
  reject: { icon: <BlockIcon />, danger: true, internalReason: true, dialog: ReasonDialog },
  hide: { icon: <VisibilityOffIcon />, danger: true, internalReason: true, dialog: ReasonDialog },
};

export const ReviewShow = () => <ConsoleShow of={ReviewDetail} />;

const ReviewDetail = ({ record: row }: { record: AdminReview }) => {
  const translate = useTranslate();
  return (
    <>
      <ShowTitle status={{ subject: 'review', value: row.state }}>
        {row.customerName} · {row.plan}
      </ShowTitle>
      <Box component="section" sx={{ p: 2, borderRadius: 2, border: 1, borderColor: 'divider', maxWidth: 720 }}>
        <Stars n={row.stars} />
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{row.text}</Typography>
      </Box>
      <Row>
        <RecordActions plans={plans} />
        <WhatsAppButton href={row.waLink} name={row.customerName} />
        <RecordLink resource="accounts" id={row.accountUid}>
          {translate('reviews.seat')}
        </RecordLink>
      </Row>
      <Facts>
        <DateTimeFact source="writtenAt" iso={row.writtenAt} />
        <OrderFact of={row} />
        <CustomerFact of={row} />
        <Fact source="ordered">{planText(row)}</Fact>
        <Fact source="decidedBy">{row.decidedBy}</Fact>
        <DateTimeFact source="decidedAt" iso={row.decidedAt} />
        <Fact source="reason">{row.reason}</Fact>
      </Facts>
    </>
  );
};
