import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AdminEvent } from '#contracts/platform/events.admin.http';
import { ConsoleShow } from '../records/console-show';
import { Fact, Facts, DateTimeFact } from '../records/facts';
import { JsonView } from '../records/json-view';
import { ShowTitle } from '../records/show-title';
import { EventActions } from './event-actions';
import { EventName, EventSubjects } from './event-name';

export const EventShow = () => <ConsoleShow of={EventDetail} />;

const EventDetail = ({ record: event }: { record: AdminEvent }) => {
  const translate = useTranslate();
  return (
    <>
      <ShowTitle status={{ subject: 'event', value: event.state }}>
        <EventName name={event.name} />
      </ShowTitle>
      {event.setAsideReason && <Alert severity="error">{event.setAsideReason}</Alert>}
      <EventActions />
      <Facts>
        <Fact source="about">
          <EventSubjects payload={event.payload} />
        </Fact>
        <DateTimeFact source="createdAt" iso={event.createdAt} />
        <DateTimeFact source="publishedAt" iso={event.publishedAt} />
        <DateTimeFact source="settledAt" iso={event.settledAt} />
        <DateTimeFact source="setAsideAt" iso={event.setAsideAt} />
        <Fact source="redrives">{event.redrives}</Fact>
      </Facts>
      <JsonView value={event.payload} label={translate('resources.events.fields.payload')} />
    </>
  );
};
