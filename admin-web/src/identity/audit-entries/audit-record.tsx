import { ReferenceField, WithRecord } from 'react-admin';
import type { AdminAudit } from '#contracts/platform/audit.admin.http';
import type { Permission } from '#domain/platform/admin-role';
import { useCan } from '../../platform/auth/permissions';
import { RecordLink } from '../../platform/records/record-link';
import { useRecordName } from '../../platform/records/use-record-name';
import { beginningOf, nameInEntry } from './audit-names';

interface AuditRecordProps {
  entry: AdminAudit;
}

/** The record of an entry by its name; the beginning of its id where it is gone or may not be read. */
export const AuditRecordName = ({ entry }: AuditRecordProps) => {
  const can = useCan();
  const nameOf = useRecordName();
  const { subject } = entry;
  const [own, short] = [nameInEntry(entry), beginningOf(entry)];
  if (own !== undefined) return own;
  if (!can(`${subject}.read` as Permission)) return short;
  return (
    <ReferenceField
      record={entry}
      source="subjectUid"
      reference={subject}
      link={false}
      empty={short}
      sx={{ display: 'inline' }}
    >
      <WithRecord render={(record) => nameOf(subject, record) ?? short} />
    </ReferenceField>
  );
};

/** The same with the way to it. */
export const AuditRecord = ({ entry }: AuditRecordProps) => (
  <RecordLink resource={entry.subject} id={entry.subjectUid}>
    <AuditRecordName entry={entry} />
  </RecordLink>
);
