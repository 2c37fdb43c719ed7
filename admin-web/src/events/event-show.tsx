import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AdminEvent } from '#contracts/http/admin/events.http';
import { ConsoleShow } from '../shared/console-show';
import { Fact, Facts, MomentFact } from '../shared/facts';
import { JsonView } from '../shared/json-view';
import { ShowTitle } from '../shared/show-title';
import { EventActions } from './event-actions';
import { EventName, EventSubjects } from './event-words';

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
        <MomentFact source="createdAt" iso={event.createdAt} />
        <MomentFact source="publishedAt" iso={event.publishedAt} />
        <MomentFact source="settledAt" iso={event.settledAt} />
        <MomentFact source="setAsideAt" iso={event.setAsideAt} />
        <Fact source="redrives">{event.redrives}</Fact>
      </Facts>
      <JsonView value={event.payload} label={translate('resources.events.fields.payload')} />
    </>
  );
};
