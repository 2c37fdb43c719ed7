import { useDataProvider } from 'react-admin';
import type { AdminAudit } from '#contracts/platform/audit.admin.http';
import type { AuditSubject } from '#domain/platform/audit-action';
import { useRecordName } from '../../platform/records/use-record-name';

/** More ids would not fit into one request. */
const CHUNK = 100;

const changed = (name: string) => (entry: AdminAudit) =>
  (entry.change as Record<string, string | undefined> | null)?.[name];
const byActor = ({ actor }: AdminAudit) => actor;

/** Subjects whose records the API lists nowhere, or that the entry names itself. */
const NAMED_IN_ENTRY: Partial<Record<AuditSubject, (entry: AdminAudit) => string | undefined>> = {
  'bank-statements': changed('fileName'),
  'price-imports': changed('fileName'),
  ledger: changed('period'),
  session: byActor,
  'mail-outage': byActor,
};
export const SUBJECTS_NAMED_IN_ENTRY = Object.keys(NAMED_IN_ENTRY) as AuditSubject[];

export const beginningOf = ({ subjectUid }: AdminAudit): string => `${subjectUid.slice(0, 8)}…`;

/** Undefined: its record is to be read. */
export const nameInEntry = (entry: AdminAudit): string | undefined => {
  const name = NAMED_IN_ENTRY[entry.subject as AuditSubject];
  return name && (name(entry) ?? beginningOf(entry));
};

/** Reads the names of the records of entries, as the list shows them. @returns them by the uid of the record. */
export function useAuditNames() {
  const dataProvider = useDataProvider();
  const nameOf = useRecordName();
  return async (entries: AdminAudit[]): Promise<ReadonlyMap<string, string>> => {
    const names = new Map(entries.map((entry) => [entry.subjectUid, nameInEntry(entry) ?? beginningOf(entry)]));
    const unnamed = entries.filter((entry) => nameInEntry(entry) === undefined);
    for (const subject of new Set(unnamed.map((entry) => entry.subject))) {
      const ids = [...new Set(unnamed.flatMap((entry) => (entry.subject === subject ? entry.subjectUid : [])))];
      for (let from = 0; from < ids.length; from += CHUNK) {
        const { data } = await dataProvider.getMany(subject, { ids: ids.slice(from, from + CHUNK) });
        for (const record of data)
          names.set(String(record.id), nameOf(subject, record) ?? names.get(String(record.id))!);
      }
    }
    return names;
  };
}
