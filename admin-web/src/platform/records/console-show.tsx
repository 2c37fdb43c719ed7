import { Stack } from '@mui/material';
import { type ComponentType, useEffect } from 'react';
import { type RaRecord, Show, useShowContext } from 'react-admin';
import { rememberOpened } from '../finder/opened-records';
import { ListTitle } from './list-title';
import { RecordSteps } from './record-steps';
import { useRecordName } from './use-record-name';
import { useRecordQuery } from '../data/record-query';
import { QueryState } from '../data/query-state';
import { SkeletonRecord } from '../ui/skeletons';

interface ConsoleShowProps<T> {
  of: ComponentType<{ record: T }>;
}

/** The page of a record. */
export const ConsoleShow = <T extends RaRecord>({ of }: ConsoleShowProps<T>) => (
  <Show queryOptions={useRecordQuery()} title={<ListTitle />} actions={false}>
    <Content of={of} />
  </Show>
);

const Content = <T extends RaRecord>({ of: Detail }: ConsoleShowProps<T>) => {
  const { record, resource, ...query } = useShowContext<T>();
  const nameOf = useRecordName();
  const title = record && nameOf(resource, record);
  const id = record && String(record.id);
  useEffect(() => {
    if (id !== undefined && title) rememberOpened({ resource, id, title });
  }, [resource, id, title]);
  return (
    <Stack useFlexGap sx={{ gap: 3, p: 2 }}>
      <RecordSteps id={record?.id} />
      <QueryState query={{ ...query, data: record }} skeleton={<SkeletonRecord />}>
        {(found) => <Detail record={found} />}
      </QueryState>
    </Stack>
  );
};
