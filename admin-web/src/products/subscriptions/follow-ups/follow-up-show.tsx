import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AdminFollowUp } from '#contracts/products/subscriptions/follow-ups.admin.http';
import { ConsoleShow } from '../../../platform/records/console-show';
import { Fact, Facts, DateTimeFact } from '../../../platform/records/facts';
import { CustomerFact } from '../../../identity/shared/customer-fact';
import { GroupFact } from '../shared/group-fact';
import { OrderFact } from '../../../sales/shared/order-fact';
import { planText } from '../../../catalogue/shared/plan';
import { Row } from '../../../platform/ui/row';
import { ShowTitle } from '../../../platform/records/show-title';
import { WhatsAppButton } from '../../../identity/shared/whatsapp-button';
import { FollowUpActions } from './follow-up-actions';

export const FollowUpShow = () => <ConsoleShow of={FollowUpDetail} />;

const FollowUpDetail = ({ record: row }: { record: AdminFollowUp }) => {
  const translate = useTranslate();
  return (
    <>
      <ShowTitle status={{ subject: 'follow-up', value: row.state }}>
        {translate(`help.${row.topic}`)} · {row.customerName}
      </ShowTitle>
      <Words source="message" text={row.message} />
      {row.answer !== null && <Words source="answer" text={row.answer} />}
      <Row>
        <FollowUpActions />
        <WhatsAppButton href={row.waLink} name={row.customerName} />
      </Row>
      <Facts>
        <DateTimeFact source="createdAt" iso={row.createdAt} />
        <OrderFact of={row} />
        <CustomerFact of={row} />
        <Fact source="plan">{planText(row)}</Fact>
        <GroupFact of={row} />
        <Fact source="answeredBy">{row.answeredBy}</Fact>
        <DateTimeFact source="answeredAt" iso={row.answeredAt} />
        <Fact source="closedBy">{row.closedBy}</Fact>
        <DateTimeFact source="closedAt" iso={row.closedAt} />
      </Facts>
    </>
  );
};

const Words = ({ source, text }: { source: 'message' | 'answer'; text: string }) => {
  const translate = useTranslate();
  return (
    <Box component="section" sx={{ p: 2, borderRadius: 2, border: 1, borderColor: 'divider' }}>
      <Typography component="h3" variant="subtitle2" color="textSecondary">
        {translate(`resources.follow-ups.fields.${source}`)}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
    </Box>
  );
};
