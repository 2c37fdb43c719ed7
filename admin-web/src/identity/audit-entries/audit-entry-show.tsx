import { useTranslate } from 'react-admin';
import type { AdminAudit } from '#contracts/platform/audit.admin.http';
import { ConsoleShow } from '../../platform/records/console-show';
import { CopyButton } from '../../platform/ui/copy-button';
import { Fact, Facts, DateTimeFact } from '../../platform/records/facts';
import { JsonView } from '../../platform/records/json-view';
import { RecordLink } from '../../platform/records/record-link';
import { SystemText } from '../../platform/i18n/system-text';
import { AuditAction, AuditSubject } from './audit-labels';

export const AuditEntriesShow = () => <ConsoleShow of={AuditEntriesDetail} />;

const AuditEntriesDetail = ({ record: entry }: { record: AdminAudit }) => {
  const translate = useTranslate();
  return (
    <>
      <Facts>
        <DateTimeFact source="at" iso={entry.at} />
        <Fact source="actor">{entry.actor}</Fact>
        <Fact source="action">
          <AuditAction entry={entry} />
        </Fact>
        <Fact source="subject">
          <AuditSubject entry={entry} />
        </Fact>
        <Fact source="subjectUid">
          <RecordLink resource={entry.subject} id={entry.subjectUid}>
            {entry.subjectUid}
          </RecordLink>
          <CopyButton text={entry.subjectUid} what={translate('resources.audit-entries.fields.subjectUid')} />
        </Fact>
        <Fact source="reason">{entry.reason ? <SystemText text={entry.reason} /> : '–'}</Fact>
        <Fact source="ip">{entry.ip ?? '–'}</Fact>
      </Facts>
      {entry.change !== null && (
        <JsonView value={entry.change} label={translate('resources.audit-entries.fields.change')} />
      )}
    </>
  );
};
