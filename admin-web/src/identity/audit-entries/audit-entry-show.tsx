import { useTranslate } from 'react-admin';
import type { AdminAudit } from '#contracts/platform/audit.admin.http';
import { ConsoleShow } from '../../platform/records/console-show';
import { CopyButton } from '../../platform/ui/copy-button';
import { Fact, Facts } from '../../platform/records/facts';
import { ShowTitle } from '../../platform/records/show-title';
import { formatDateTime } from '../../platform/fields/format';
import { SystemText } from '../../platform/i18n/system-text';
import { AuditChange } from './audit-change';
import { AuditRecord } from './audit-record';
import { AuditAction, AuditSubject } from './audit-labels';

export const AuditEntriesShow = () => <ConsoleShow of={AuditEntriesDetail} />;

const AuditEntriesDetail = ({ record: entry }: { record: AdminAudit }) => {
  const translate = useTranslate();
  return (
    <>
      <ShowTitle>{formatDateTime(entry.at)}</ShowTitle>
      <Facts>
        <Fact source="actor">{entry.actor}</Fact>
        <Fact source="action">
          <AuditAction entry={entry} />
        </Fact>
        <Fact source="subject">
          <AuditSubject entry={entry} />
        </Fact>
        <Fact source="record">
          <AuditRecord entry={entry} />
          <CopyButton text={entry.subjectUid} what={translate('resources.audit-entries.fields.subjectUid')} />
        </Fact>
        <Fact source="reason">{entry.reason && <SystemText text={entry.reason} />}</Fact>
        <Fact source="ip">{entry.ip}</Fact>
      </Facts>
      {entry.change !== null && <AuditChange change={entry.change} subject={entry.subject} />}
    </>
  );
};
