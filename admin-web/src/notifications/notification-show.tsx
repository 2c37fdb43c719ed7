import { Box, Paper, Stack, Typography } from '@mui/material';
import type { AdminNotification } from '#contracts/http/admin/notifications.http';
import { ConsoleShow } from '../shared/console-show';
import { Fact, Facts, MomentFact, WordFact } from '../shared/facts';
import { CustomerFact } from '../shared/link-facts';
import { StatusChip } from '../shared/status-chip';
import { WaButton } from '../shared/wa-button';

export const NotificationShow = () => <ConsoleShow of={NotificationDetail} />;

const NotificationDetail = ({ record: message }: { record: AdminNotification }) => (
  <>
    <Facts>
      <CustomerFact of={message} />
      <Fact source="email">{message.email}</Fact>
      <WordFact source="kind" prefix="messageKind" />
      <Fact source="emailState">
        <StatusChip subject="email" value={message.emailState} />
      </Fact>
      <MomentFact source="createdAt" iso={message.createdAt} />
      <MomentFact source="emailedAt" iso={message.emailedAt} />
      <MomentFact source="readAt" iso={message.readAt} />
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
