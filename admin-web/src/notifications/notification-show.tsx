import { Box, Paper, Stack, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { AdminNotification } from '#contracts/http/admin/notifications.http';
import { ConsoleShow } from '../shared/console-show';
import { Fact, Facts } from '../shared/facts';
import { Moment } from '../shared/fields';
import { RecordLink } from '../shared/record-link';
import { StatusChip } from '../shared/status-chip';
import { WaButton } from '../shared/wa-button';

export const NotificationShow = () => (
  <ConsoleShow>
    <NotificationDetail />
  </ConsoleShow>
);

const NotificationDetail = () => {
  const message = useRecordContext<AdminNotification>();
  if (!message) return null;
  return (
    <>
      <Facts>
        <Fact source="customerName">
          <RecordLink resource="customers" id={message.customerUid}>
            {message.customerName}
          </RecordLink>
        </Fact>
        <Fact source="email">{message.email}</Fact>
        <Fact source="kind">{message.kind}</Fact>
        <Fact source="emailState">
          <StatusChip subject="email" value={message.emailState} />
        </Fact>
        <Fact source="createdAt">
          <Moment iso={message.createdAt} />
        </Fact>
        <Fact source="emailedAt">
          <Moment iso={message.emailedAt} />
        </Fact>
        <Fact source="readAt">
          <Moment iso={message.readAt} />
        </Fact>
      </Facts>
      <Paper variant="outlined" component="article" lang="id" sx={{ p: 3, maxWidth: 640 }}>
        <Typography component="h2" variant="h6" gutterBottom>
          {message.title}
        </Typography>
        <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{message.body}</Box>
        {message.link && <Box sx={{ mt: 2, overflowWrap: 'anywhere', color: 'text.secondary' }}>{message.link}</Box>}
      </Paper>
      <Stack direction="row">
        <WaButton href={message.waLink} name={message.customerName} />
      </Stack>
    </>
  );
};
