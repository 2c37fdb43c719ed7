import { AutocompleteInput, DataTable } from 'react-admin';
import type { AdminEvent } from '#contracts/http/admin/events.http';
import { Clamped } from '../shared/clamped';
import { ConsoleList } from '../shared/console-list';
import { MomentField, StatusField } from '../shared/fields';
import { newestFirst, oldestFirst } from '../shared/filter-choice';
import { formatMoment } from '../shared/format';
import { StatusChip } from '../shared/status-chip';
import { eventNamesId } from '../i18n/event-names.id';
import { EventActions } from './event-actions';
import { EventName } from './event-words';
import { SearchFilter } from '../shared/search-filter';

const Column = DataTable.Col<AdminEvent>;
const EVERY_MS = 15_000;

const choices = [
  { label: 'console.all', filter: {}, sort: newestFirst('createdAt') },
  ...['set-aside', 'waiting', 'published', 'settled'].map((state) => ({
    label: `status.event.${state}`,
    filter: { state },
    sort: state === 'settled' ? newestFirst('createdAt') : oldestFirst('createdAt'),
  })),
];

const NAMES = Object.keys(eventNamesId).map((name) => ({ id: name, name: `eventName.${name}` }));
const filters = [
  <SearchFilter key="q" source="q" alwaysOn />,
  <AutocompleteInput key="name" source="name" choices={NAMES} translateChoice />,
];

export const EventList = () => (
  <ConsoleList
    filters={filters}
    sort={newestFirst('createdAt')}
    queryOptions={{ refetchInterval: EVERY_MS }}
    choices={choices}
    table={{ hiddenColumns: ['settledAt'] }}
    small={{
      primaryText: (event: AdminEvent) => <EventName name={event.name} />,
      secondaryText: (event: AdminEvent) => (
        <>
          {formatMoment(event.createdAt)}
          <br />
          <StatusChip subject="event" value={event.state} />
          {event.setAsideReason && <Clamped>{event.setAsideReason}</Clamped>}
        </>
      ),
    }}
  >
    <Column source="createdAt" field={MomentField} />
    <Column source="name" render={({ name }) => <EventName name={name} />} />
    <Column source="state" disableSort>
      <StatusField source="state" subject="event" />
    </Column>
    <Column
      source="setAsideReason"
      disableSort
      render={({ setAsideReason }) => setAsideReason && <Clamped>{setAsideReason}</Clamped>}
    />
    <Column source="settledAt" field={MomentField} />
    <Column source="redrives" align="right" />
    <Column label="actions.events.redrive.label" disableSort render={() => <RowActions />} />
  </ConsoleList>
);

/** A click on the button must not open the row as well. */
const RowActions = () => (
  <div onClick={(event) => event.stopPropagation()} role="presentation">
    <EventActions />
  </div>
);
