import { type TranslateFunction, useTranslate } from 'react-admin';
import type { AdminAudit } from '#contracts/platform/audit.admin.http';
import { PERMISSIONS, type Permission } from '#domain/platform/admin-role';

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

/** Permissions that change nothing, so they leave no audit entry. */
const NOT_AUDITED: readonly Permission[] = [
  'account-groups.credential',
  'variants.preview-price',
  'price-imports.create',
  'bank-statements.check',
];

/** Permissions whose use leaves an audit entry. */
export const AUDITED_ACTIONS = PERMISSIONS.filter((act) => !act.endsWith('.read') && !NOT_AUDITED.includes(act));

/** 'Pembayaran · Tolak bukti': several resources have an action of the same name. */
export const auditedActionLabel = (act: string, translate: TranslateFunction): string => {
  const [subject = '', action = ''] = act.split('.');
  return `${auditSubjectLabel({ subject }, translate)} · ${auditActionLabel({ subject, action }, translate)}`;
};
