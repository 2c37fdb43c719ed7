import { useRecordContext, useTranslate } from 'react-admin';
import type { AdminAudit } from '#contracts/http/admin.http';
import { ConsoleShow } from '../shared/console-show';
import { CopyButton } from '../shared/copy-button';
import { Fact, Facts } from '../shared/facts';
import { Moment } from '../shared/fields';
import { JsonView } from '../shared/json-view';

export const AuditLogShow = () => (
  <ConsoleShow>
    <AuditLogDetail />
  </ConsoleShow>
);

const AuditLogDetail = () => {
  const entry = useRecordContext<AdminAudit>();
  const translate = useTranslate();
  if (!entry) return null;
  return (
    <>
      <Facts>
        <Fact source="at">
          <Moment iso={entry.at} />
        </Fact>
        <Fact source="actor">{entry.actor}</Fact>
        <Fact source="action">{entry.action}</Fact>
        <Fact source="subject">{entry.subject}</Fact>
        <Fact source="subjectUid">
          {entry.subjectUid}
          <CopyButton text={entry.subjectUid} what={translate('resources.audit-log.fields.subjectUid')} />
        </Fact>
        <Fact source="reason">{entry.reason ?? '–'}</Fact>
        <Fact source="ip">{entry.ip ?? '–'}</Fact>
      </Facts>
      <JsonView value={entry.change} label={translate('resources.audit-log.fields.change')} />
    </>
  );
};
