import { ReferenceField } from 'react-admin';
import type { AdminAudit } from '#contracts/platform/audit.admin.http';
import type { Permission } from '#domain/platform/admin-role';
import { useCan } from '../../platform/auth/permissions';
import { RecordLink } from '../../platform/records/record-link';

interface AuditRecordProps {
  entry: AdminAudit;
}

/** The record of an entry by its name; the beginning of its id where it is gone or may not be read. */
export const AuditRecordName = ({ entry }: AuditRecordProps) => {
  const can = useCan();
  const { subject, subjectUid } = entry;
  const short = `${subjectUid.slice(0, 8)}…`;
  if (!can(`${subject}.read` as Permission)) return short;
  return (
    <ReferenceField
      record={entry}
      source="subjectUid"
      reference={subject}
      link={false}
      empty={short}
      sx={{ display: 'inline' }}
    />
  );
};

/** The same with the way to it. */
export const AuditRecord = ({ entry }: AuditRecordProps) => (
  <RecordLink resource={entry.subject} id={entry.subjectUid}>
    <AuditRecordName entry={entry} />
  </RecordLink>
);
