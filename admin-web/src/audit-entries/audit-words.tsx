import { type TranslateFunction, useTranslate } from 'react-admin';
import type { AdminAudit } from '#contracts/http/admin/audit.http';
import { PERMISSIONS, type Permission } from '#domain/admins/admin-role';

interface AuditWordProps {
  entry: AdminAudit;
}

export const AuditAction = ({ entry }: AuditWordProps) => <>{auditAction(entry, useTranslate())}</>;
export const AuditSubject = ({ entry }: AuditWordProps) => <>{auditSubject(entry, useTranslate())}</>;

type Act = Pick<AdminAudit, 'subject' | 'action'>;

/** What was done, in the words of its button; what a form saves has no button of its own. */
export const auditAction = ({ subject, action }: Act, translate: TranslateFunction): string =>
  translate(`actions.${subject}.${action}.label`, { _: translate(`audit.act.${action}`, { _: action }) });

/** What it was done to: subjects are the names of the resources. */
export const auditSubject = ({ subject }: Pick<Act, 'subject'>, translate: TranslateFunction): string =>
  translate(`resources.${subject}.name`, { smart_count: 1, _: subject });

/** Allowed to some and recorded elsewhere or nowhere: what is looked at or tried changes nothing. */
const LOOKS: readonly Permission[] = ['account-groups.credential', 'variants.preview-price', 'price-imports.create'];

/** Everything that leaves an entry, by the name of its permission. */
export const AUDITED = PERMISSIONS.filter((act) => !act.endsWith('.read') && !LOOKS.includes(act));

/** 'Pembayaran · Tolak bukti': what is called alike is told apart. */
export const auditedAct = (act: string, translate: TranslateFunction): string => {
  const [subject = '', action = ''] = act.split('.');
  return `${auditSubject({ subject }, translate)} · ${auditAction({ subject, action }, translate)}`;
};
