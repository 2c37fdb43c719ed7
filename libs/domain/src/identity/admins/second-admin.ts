import { DomainError } from '../../platform/domain-error.js';
import { FOUR_EYES_DAYS } from '../../platform/four-eyes.js';

/** What an owner does to the account of another admin after which both may be one person, as the audit log names it. */
export const MAKES_ONE_PERSON = ['create', 'set-password', 'reset-second-factor', 'change-role'] as const;

/**
 * The pair is no second pair of eyes: one of the two has made the account of the other, or set it anew. `byActing`: the acting admin has done so.
 * docs/rules/payments.md#two-admins
 */
export const notSecondAdmin = (byActing: boolean, firstName: string): DomainError =>
  new DomainError(
    'NOT_SECOND_ADMIN',
    byActing
      ? `Ini perlu dua orang, dan akun ${firstName} kamu buat atau atur ulang kurang dari ${FOUR_EYES_DAYS} hari lalu. Minta admin lain.`
      : `Ini perlu dua orang, dan akunmu dibuat atau diatur ulang oleh ${firstName} kurang dari ${FOUR_EYES_DAYS} hari lalu. Minta admin lain.`,
  );
