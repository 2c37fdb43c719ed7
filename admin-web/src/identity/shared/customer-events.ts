import { createContext, useContext, useLayoutEffect } from 'react';
import { type RaRecord, useGetList } from 'react-admin';
import type { Permission } from '#domain/platform/admin-role';
import { useCan } from '../../platform/auth/permissions';
import type { TimelineEntry } from '../../platform/records/timeline';

/** Takes what a list tells of a customer, by the name of the list. */
export const ReportEvents = createContext<(list: string, entries: TimelineEntry[]) => void>(() => undefined);

interface Told<T> {
  list: string;
  customerUid: string;
  /** The newest first by this. */
  sortBy: string;
  entriesOf: (record: T) => TimelineEntry[];
}

const NEWEST = { page: 1, perPage: 10 };

/** Reports what the newest records of a list tell of a customer; nothing for a role that may not read the list. */
export function useCustomerEvents<T extends RaRecord>({ list, customerUid, sortBy, entriesOf }: Told<T>): void {
  const report = useContext(ReportEvents);
  const enabled = useCan()(`${list}.read` as Permission);
  const query = { filter: { customerUid }, pagination: NEWEST, sort: { field: sortBy, order: 'DESC' } } as const;
  const { data } = useGetList<T>(list, query, { enabled });
  useLayoutEffect(() => {
    report(list, data?.flatMap(entriesOf) ?? []);
    // What is told follows from the records alone: the function is another one at every render, and would never let it rest.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [report, list, data]);
}
