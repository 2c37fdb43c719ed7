import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AdminFollowUp } from '#contracts/http/admin/follow-ups.http';
import { ConsoleShow } from '../shared/console-show';
import { Fact, Facts, MomentFact } from '../shared/facts';
import { CustomerFact, GroupFact, OrderFact } from '../shared/link-facts';
import { planText } from '../shared/plan';
import { Row } from '../shared/row';
import { ShowTitle } from '../shared/show-title';
import { WaButton } from '../shared/wa-button';
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
        <WaButton href={row.waLink} name={row.customerName} />
      </Row>
      <Facts>
        <MomentFact source="createdAt" iso={row.createdAt} />
        <OrderFact of={row} />
        <CustomerFact of={row} />
        <Fact source="plan">{planText(row)}</Fact>
        <GroupFact of={row} />
        <Fact source="answeredBy">{row.answeredBy ?? '–'}</Fact>
        <MomentFact source="answeredAt" iso={row.answeredAt} />
        <Fact source="closedBy">{row.closedBy ?? '–'}</Fact>
        <MomentFact source="closedAt" iso={row.closedAt} />
      </Facts>
    </>
  );
};

/** What somebody wrote, as they wrote it. */
const Words = ({ source, text }: { source: 'message' | 'answer'; text: string }) => {
  const translate = useTranslate();
  return (
    <Box component="section" sx={{ p: 2, borderRadius: 2, border: 1, borderColor: 'divider' }}>
      <Typography component="h3" variant="subtitle2" color="text.secondary">
        {translate(`resources.follow-ups.fields.${source}`)}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
    </Box>
  );
};
