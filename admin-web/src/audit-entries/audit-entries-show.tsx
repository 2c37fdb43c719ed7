import { useTranslate } from 'react-admin';
import type { AdminAudit } from '#contracts/http/admin/audit.http';
import { ConsoleShow } from '../shared/console-show';
import { CopyButton } from '../shared/copy-button';
import { Fact, Facts, MomentFact } from '../shared/facts';
import { JsonView } from '../shared/json-view';
import { RecordLink } from '../shared/record-link';
import { Written } from '../shared/written';
import { AuditAction, AuditSubject } from './audit-words';

export const AuditEntriesShow = () => <ConsoleShow of={AuditEntriesDetail} />;

const AuditEntriesDetail = ({ record: entry }: { record: AdminAudit }) => {
  const translate = useTranslate();
  return (
    <>
      <Facts>
        <MomentFact source="at" iso={entry.at} />
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
        <Fact source="reason">{entry.reason ? <Written text={entry.reason} /> : '–'}</Fact>
        <Fact source="ip">{entry.ip ?? '–'}</Fact>
      </Facts>
      {entry.change !== null && (
        <JsonView value={entry.change} label={translate('resources.audit-entries.fields.change')} />
      )}
    </>
  );
};
