import { Alert, Stack, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { AdminEvent } from '#contracts/http/admin/events.http';
import { ConsoleShow } from '../shared/console-show';
import { Fact, Facts } from '../shared/facts';
import { Moment } from '../shared/fields';
import { JsonView } from '../shared/json-view';
import { StatusChip } from '../shared/status-chip';
import { EventActions } from './event-actions';

export const EventShow = () => (
  <ConsoleShow>
    <EventDetail />
  </ConsoleShow>
);

const EventDetail = () => {
  const event = useRecordContext<AdminEvent>();
  const translate = useTranslate();
  if (!event) return null;
  return (
    <>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography component="h2" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
          {event.name}
        </Typography>
        <StatusChip subject="event" value={event.state} />
      </Stack>
      {event.setAsideReason && <Alert severity="error">{event.setAsideReason}</Alert>}
      <EventActions />
      <Facts>
        <Fact source="createdAt">
          <Moment iso={event.createdAt} />
        </Fact>
        <Fact source="publishedAt">
          <Moment iso={event.publishedAt} />
        </Fact>
        <Fact source="settledAt">
          <Moment iso={event.settledAt} />
        </Fact>
        <Fact source="setAsideAt">
          <Moment iso={event.setAsideAt} />
        </Fact>
        <Fact source="redrives">{event.redrives}</Fact>
      </Facts>
      <JsonView value={event.payload} label={translate('resources.events.fields.payload')} />
    </>
  );
};
