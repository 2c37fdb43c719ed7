import { type RaRecord, useTranslate } from 'react-admin';
import { useRegistry } from '../rooms/registry';

/** The name of a record, as its own page is titled, in words where it has only a code; undefined where its resource has none. */
export function useRecordName() {
  const { resources, records } = useRegistry();
  const translate = useTranslate();
  return (resource: string, record: RaRecord): string | undefined => {
    const name = [...resources, ...records].find((one) => one.name === resource)?.recordRepresentation;
    const own = typeof name === 'function' ? (name(record) as string) : (record[name as string] as string | undefined);
    const key = resources.find((one) => one.name === resource)?.nameKey?.(record);
    return key ? translate(key, { _: own }) : own;
  };
}
