import { DataTable } from 'react-admin';
import type { AdminAudit } from '#contracts/platform/audit.admin.http';
import { ClampedText } from '../../platform/fields/clamped-text';
import { ConsoleList } from '../../platform/lists/console-list';
import { CsvExportButton } from '../../platform/lists/csv-export-button';
import { dateTimeColumn } from '../../platform/lists/csv-columns';
import { DateTimeField } from '../../platform/fields/fields';
import { formatDateTime } from '../../platform/fields/format';
import { SystemText, translateSystemText } from '../../platform/i18n/system-text';
import { AuditChainNotice } from './audit-chain-notice';
import { auditFilters } from './audit-filters';
import { AuditRecord, AuditRecordName } from './audit-record';
import { useAuditNames } from './audit-names';
import { AuditAction, AuditSubject, auditActionLabel, auditSubjectLabel } from './audit-labels';

const Column = DataTable.Col<AdminAudit>;
const reasonOf = ({ reason }: AdminAudit) =>
  reason && (
    <ClampedText>
      <SystemText text={reason} />
    </ClampedText>
  );

/** Of the file: with the name of its record. */
type NamedEntry = AdminAudit & { record?: string };

const AuditExport = () => {
  const namesOf = useAuditNames();
  const complete = async (entries: NamedEntry[]) => {
    const names = await namesOf(entries);
    return entries.map((entry) => ({ ...entry, record: names.get(entry.subjectUid) }));
  };
  return (
    <CsvExportButton<NamedEntry>
      fileName="audit"
      complete={complete}
      columns={[
        dateTimeColumn('at'),
        'actor',
        { source: 'action', value: auditActionLabel },
        { source: 'subject', value: auditSubjectLabel },
        'record',
        'subjectUid',
        { source: 'reason', value: ({ reason }, translate) => reason && translateSystemText(reason, translate) },
        'ip',
      ]}
    />
  );
};

export const AuditEntriesList = () => (
  <ConsoleList
    filters={auditFilters}
    sort={{ field: 'at', order: 'DESC' }}
    notice={<AuditChainNotice />}
    tools={<AuditExport />}
    small={{
      primaryText: (entry: AdminAudit) => (
        <>
          <AuditAction entry={entry} /> · <AuditSubject entry={entry} /> <AuditRecordName entry={entry} />
        </>
      ),
      secondaryText: (entry: AdminAudit) => (
        <>
          {entry.actor} · {formatDateTime(entry.at)}
          {reasonOf(entry)}
        </>
      ),
    }}
  >
    <Column source="at" field={DateTimeField} />
    <Column source="actor" disableSort />
    <Column source="action" disableSort render={(entry) => <AuditAction entry={entry} />} />
    <Column source="subject" disableSort render={(entry) => <AuditSubject entry={entry} />} />
    <Column source="record" disableSort render={(entry) => <AuditRecord entry={entry} />} />
    <Column source="reason" disableSort render={reasonOf} />
    <Column source="ip" disableSort />
  </ConsoleList>
);
