import { type TranslateFunction, useTranslate } from 'react-admin';
import type { AdminAudit } from '#contracts/platform/audit.admin.http';

interface AuditLabelProps {
  entry: AdminAudit;
}

export const AuditAction = ({ entry }: AuditLabelProps) => <>{auditActionLabel(entry, useTranslate())}</>;
export const AuditSubject = ({ entry }: AuditLabelProps) => <>{auditSubjectLabel(entry, useTranslate())}</>;

type Act = Pick<AdminAudit, 'subject' | 'action'>;

/** An action by the label of its button; `create`, `update` and `apply` have no button. */
export const auditActionLabel = ({ subject, action }: Act, translate: TranslateFunction): string =>
  translate(`actions.${subject}.${action}.label`, { _: translate(`audit.act.${action}`, { _: action }) });

/** Subjects are names of resources. */
export const auditSubjectLabel = ({ subject }: Pick<Act, 'subject'>, translate: TranslateFunction): string =>
  translate(`resources.${subject}.name`, { smart_count: 1, _: subject });

/** 'Pembayaran · Tolak bukti': several resources have an action of the same name. */
export const auditedActionLabel = (act: string, translate: TranslateFunction): string => {
  const [subject = '', action = ''] = act.split('.');
  return `${auditSubjectLabel({ subject }, translate)} · ${auditActionLabel({ subject, action }, translate)}`;
};
