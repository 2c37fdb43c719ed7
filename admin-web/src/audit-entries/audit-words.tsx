import { type TranslateFunction, useTranslate } from 'react-admin';
import type { AdminAudit } from '#contracts/http/admin/audit.http';

interface AuditWordProps {
  entry: AdminAudit;
}

export const AuditAction = ({ entry }: AuditWordProps) => <>{auditAction(entry, useTranslate())}</>;
export const AuditSubject = ({ entry }: AuditWordProps) => <>{auditSubject(entry, useTranslate())}</>;

/** What was done, in the words of its button; an action without a button shows as it is recorded. */
export const auditAction = ({ subject, action }: AdminAudit, translate: TranslateFunction): string =>
  translate(`actions.${subject}.${action}.label`, { _: action });

/** What it was done to: subjects are the names of the resources. */
export const auditSubject = ({ subject }: AdminAudit, translate: TranslateFunction): string =>
  translate(`resources.${subject}.name`, { smart_count: 1, _: subject });
