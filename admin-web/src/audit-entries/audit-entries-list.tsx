import { DataTable } from 'react-admin';
import type { AdminAudit } from '#contracts/http/admin/audit.http';
import { Clamped } from '../shared/clamped';
import { ConsoleList } from '../shared/console-list';
import { CsvExportButton } from '../shared/csv-export-button';
import { moment } from '../shared/export-columns';
import { MomentField } from '../shared/fields';
import { formatMoment } from '../shared/format';
import { Written, written } from '../shared/written';
import { AuditChainNotice } from './audit-chain-notice';
import { auditFilters } from './audit-filters';
import { AuditAction, AuditSubject, auditAction, auditSubject } from './audit-words';

const Column = DataTable.Col<AdminAudit>;
const reasonOf = ({ reason }: AdminAudit) =>
  reason && (
    <Clamped>
      <Written text={reason} />
    </Clamped>
  );

export const AuditEntriesList = () => (
  <ConsoleList
    filters={auditFilters}
    sort={{ field: 'at', order: 'DESC' }}
    notice={<AuditChainNotice />}
    tools={
      <CsvExportButton<AdminAudit>
        fileName="audit"
        columns={[
          moment('at'),
          'actor',
          { source: 'action', value: auditAction },
          { source: 'subject', value: auditSubject },
          'subjectUid',
          { source: 'reason', value: ({ reason }, translate) => reason && written(reason, translate) },
          'ip',
        ]}
      />
    }
    small={{
      primaryText: (entry: AdminAudit) => (
        <>
          <AuditAction entry={entry} /> · <AuditSubject entry={entry} />
        </>
      ),
      secondaryText: (entry: AdminAudit) => (
        <>
          {entry.actor} · {formatMoment(entry.at)}
          {reasonOf(entry)}
        </>
      ),
    }}
  >
    <Column source="at" field={MomentField} />
    <Column source="actor" disableSort />
    <Column source="action" disableSort render={(entry) => <AuditAction entry={entry} />} />
    <Column source="subject" disableSort render={(entry) => <AuditSubject entry={entry} />} />
    <Column source="reason" disableSort render={reasonOf} />
    <Column source="ip" disableSort />
  </ConsoleList>
);
