import type { RaRecord } from 'react-admin';
import { useRegistry } from '../rooms/registry';

/** The name of a record, as its own page is titled; undefined where its resource has none. */
export function useRecordName() {
  const { resources, records } = useRegistry();
  return (resource: string, record: RaRecord): string | undefined => {
    const name = [...resources, ...records].find((one) => one.name === resource)?.recordRepresentation;
    return typeof name === 'function' ? (name(record) as string) : (record[name as string] as string | undefined);
  };
}
