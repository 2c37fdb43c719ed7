import { Box, Stack, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { AdminFollowUp } from '#contracts/http/admin/follow-ups.http';
import { ConsoleShow } from '../shared/console-show';
import { Fact, Facts } from '../shared/facts';
import { Moment } from '../shared/fields';
import { planText } from '../shared/plan';
import { RecordLink } from '../shared/record-link';
import { StatusChip } from '../shared/status-chip';
import { WaButton } from '../shared/wa-button';
import { FollowUpActions } from './follow-up-actions';

export const FollowUpShow = () => (
  <ConsoleShow>
    <FollowUpDetail />
  </ConsoleShow>
);

const FollowUpDetail = () => {
  const row = useRecordContext<AdminFollowUp>();
  const translate = useTranslate();
  if (!row) return null;
  return (
    <>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography component="h2" variant="h6">
          {translate(`help.${row.topic}`)} · {row.customerName}
        </Typography>
        <StatusChip subject="follow-up" value={row.state} />
      </Stack>
      <Words source="message" text={row.message} />
      {row.answer !== null && <Words source="answer" text={row.answer} />}
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <FollowUpActions />
        <WaButton href={row.waLink} name={row.customerName} />
      </Stack>
      <Facts>
        <Fact source="createdAt">
          <Moment iso={row.createdAt} />
        </Fact>
        <Fact source="orderNumber">
          <RecordLink resource="orders" id={row.orderUid}>
            {row.orderNumber}
          </RecordLink>
        </Fact>
        <Fact source="customerName">
          <RecordLink resource="customers" id={row.customerUid}>
            {row.customerName}
          </RecordLink>
        </Fact>
        <Fact source="plan">{planText(row)}</Fact>
        <Fact source="groupName">
          <RecordLink resource="account-groups" id={row.groupUid}>
            {row.groupName}
          </RecordLink>
        </Fact>
        <Fact source="answeredBy">{row.answeredBy ?? '–'}</Fact>
        <Fact source="answeredAt">
          <Moment iso={row.answeredAt} />
        </Fact>
        <Fact source="closedBy">{row.closedBy ?? '–'}</Fact>
        <Fact source="closedAt">
          <Moment iso={row.closedAt} />
        </Fact>
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
