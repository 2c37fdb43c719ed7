import { Box, Button, Paper, Stack, Typography } from '@mui/material';
import type { AdminNotification } from '#contracts/messages/notifications.admin.http';
import { mailAction } from '#contracts/mail-action';
import { ConsoleShow } from '../../platform/records/console-show';
import { Fact, Facts, DateTimeFact, TranslatedFact } from '../../platform/records/facts';
import { CustomerFact } from '../../identity/shared/customer-fact';
import { StatusChip } from '../../platform/fields/status-chip';
import { WhatsAppButton } from '../../identity/shared/whatsapp-button';

export const NotificationShow = () => <ConsoleShow of={NotificationDetail} />;

const NotificationDetail = ({ record: message }: { record: AdminNotification }) => (
  <>
    <Facts>
      <CustomerFact of={message} />
      <Fact source="email">{message.email}</Fact>
      <TranslatedFact source="kind" prefix="messageKind" />
      <Fact source="emailState">
        <StatusChip subject="email" value={message.emailState} />
      </Fact>
      <DateTimeFact source="createdAt" iso={message.createdAt} />
      <DateTimeFact source="emailedAt" iso={message.emailedAt} />
      <DateTimeFact source="readAt" iso={message.readAt} />
    </Facts>
    <Paper variant="outlined" component="article" lang="id" sx={{ p: 3, maxWidth: 640 }}>
      <Typography component="h2" variant="h6" gutterBottom>
        {message.title}
      </Typography>
      <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{message.body}</Box>
      {message.link && (
        <Button variant="contained" href={message.link} target="_blank" rel="noreferrer" sx={{ mt: 2 }}>
          {mailAction(message.link)}
        </Button>
      )}
    </Paper>
    <Stack direction="row">
      <WhatsAppButton href={message.waLink} name={message.customerName} />
    </Stack>
  </>
);
