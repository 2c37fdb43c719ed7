import { randomUUID } from 'node:crypto';
import type { EligibilityGiven } from '#contracts/http/orders.http';
import { HOUSEHOLD_RULE, eligibilityOf } from '#domain/scheme/eligibility';

/** A checklist that fits the plan, of an account that nobody has used before; undefined for plans without rules. */
export function fittingAnswers(
  { slug, isHost }: { slug: string; isHost: boolean },
  accountEmail = `${randomUUID()}@akun.test`,
): EligibilityGiven | undefined {
  const rules = eligibilityOf(slug, { asHost: isHost });
  if (rules.length === 0) return undefined;
  return {
    answers: Object.fromEntries(rules.map((rule) => [rule.slug, true])),
    ...(rules.some((rule) => rule.slug === HOUSEHOLD_RULE) && { accountEmail }),
  };
}
