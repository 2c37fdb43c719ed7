import { DataTable, TextInput } from 'react-admin';
import type { AdminAudit } from '#contracts/http/admin/audit.http';
import { ConsoleList } from '../shared/console-list';
import { CsvExportButton } from '../shared/csv-export-button';
import { MomentField } from '../shared/fields';
import { formatMoment, isoMomentInWib } from '../shared/format';
import { SearchFilter } from '../shared/search-filter';
import { AuditChainNotice } from './audit-chain-notice';
import { AuditAction, AuditSubject } from './audit-words';

const Column = DataTable.Col<AdminAudit>;

const filters = [<SearchFilter key="q" source="q" alwaysOn />, <TextInput key="subjectUid" source="subjectUid" />];

export const AuditEntriesList = () => (
  <ConsoleList
    filters={filters}
    sort={{ field: 'at', order: 'DESC' }}
    notice={<AuditChainNotice />}
    tools={
      <CsvExportButton<AdminAudit>
        fileName="audit"
        columns={[
          { header: 'at (WIB)', value: (entry) => isoMomentInWib(entry.at) },
          { header: 'actor', value: (entry) => entry.actor },
          { header: 'action', value: (entry) => entry.action },
          { header: 'subject', value: (entry) => entry.subject },
          { header: 'subjectUid', value: (entry) => entry.subjectUid },
          { header: 'reason', value: (entry) => entry.reason },
          { header: 'ip', value: (entry) => entry.ip },
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
          {entry.reason && (
            <>
              <br />
              {entry.reason}
            </>
          )}
        </>
      ),
    }}
  >
    <Column source="at" field={MomentField} />
    <Column source="actor" disableSort />
    <Column source="action" disableSort render={(entry) => <AuditAction entry={entry} />} />
    <Column source="subject" disableSort render={(entry) => <AuditSubject entry={entry} />} />
    <Column source="reason" disableSort />
    <Column source="ip" disableSort />
  </ConsoleList>
);
