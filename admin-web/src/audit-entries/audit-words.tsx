import { useTranslate } from 'react-admin';
import type { AdminAudit } from '#contracts/http/admin/audit.http';

interface AuditWordProps {
  entry: AdminAudit;
}

/** What was done, in the words of its button; an action without a button shows as it is recorded. */
export const AuditAction = ({ entry: { subject, action } }: AuditWordProps) => {
  const translate = useTranslate();
  return <>{translate(`actions.${subject}.${action}.label`, { _: action })}</>;
};

/** What it was done to: subjects are the names of the resources. */
export const AuditSubject = ({ entry: { subject } }: AuditWordProps) => {
  const translate = useTranslate();
  return <>{translate(`resources.${subject}.name`, { smart_count: 1, _: subject })}</>;
};
