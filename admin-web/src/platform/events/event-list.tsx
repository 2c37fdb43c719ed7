import { useQuery } from '@tanstack/react-query';
import { AutocompleteInput, type AutocompleteInputProps, DataTable } from 'react-admin';
import type { AdminEvent } from '#contracts/platform/events.admin.http';
import { ClampedText } from '../fields/clamped-text';
import { ConsoleList } from '../lists/console-list';
import { DateTimeField, StatusField } from '../fields/fields';
import { newestFirst, oldestFirst } from '../lists/filter-choice';
import { formatDateTime } from '../fields/format';
import { StatusChip } from '../fields/status-chip';
import { loadTexts } from '../i18n/i18n-provider';
import type { Texts } from '../i18n/texts';
import { useRegistry } from '../rooms/registry';
import { EventActions } from './event-actions';
import { EventName } from './event-name';

const Column = DataTable.Col<AdminEvent>;
const REFETCH_MS = 15_000;

const choices = [
  { label: 'console.all', filter: {}, sort: newestFirst('createdAt') },
  ...['set-aside', 'waiting', 'published', 'settled'].map((state) => ({
    label: `status.event.${state}`,
    filter: { state },
    sort: state === 'settled' ? newestFirst('createdAt') : oldestFirst('createdAt'),
  })),
];

const namesOf = async (features: Texts[]): Promise<string[]> =>
  (await loadTexts(features, 'id')).flatMap((texts) => Object.keys((texts as { eventName?: object }).eventName ?? {}));

const EventNameInput = (props: AutocompleteInputProps) => {
  const { texts } = useRegistry();
  const { data: names = [] } = useQuery({
    queryKey: ['event-names'],
    queryFn: () => namesOf(texts),
    staleTime: Infinity,
  });
  const choices = names.map((name) => ({ id: name, name: `eventName.${name}` }));
  return <AutocompleteInput {...props} choices={choices} translateChoice />;
};
const filters = [<EventNameInput key="name" source="name" />];

export const EventList = () => (
  <ConsoleList
    filters={filters}
    sort={newestFirst('createdAt')}
    queryOptions={{ refetchInterval: REFETCH_MS }}
    choices={choices}
    table={{ hiddenColumns: ['settledAt'] }}
    small={{
      primaryText: (event: AdminEvent) => <EventName name={event.name} />,
      secondaryText: (event: AdminEvent) => (
        <>
          {formatDateTime(event.createdAt)}
          <br />
          <StatusChip subject="event" value={event.state} />
          {event.setAsideReason && <ClampedText>{event.setAsideReason}</ClampedText>}
        </>
      ),
    }}
  >
    <Column source="createdAt" field={DateTimeField} />
    <Column source="name" render={({ name }) => <EventName name={name} />} />
    <Column source="state" disableSort>
      <StatusField source="state" subject="event" />
    </Column>
    <Column
      source="setAsideReason"
      disableSort
      render={({ setAsideReason }) => setAsideReason && <ClampedText>{setAsideReason}</ClampedText>}
    />
    <Column source="settledAt" field={DateTimeField} />
    <Column source="redrives" align="right" />
    <Column label="actions.events.redrive.label" disableSort render={() => <RowActions />} />
  </ConsoleList>
);

/** Clicks must not open the row as well. */
const RowActions = () => (
  <div onClick={(event) => event.stopPropagation()} role="presentation">
    <EventActions />
  </div>
);
