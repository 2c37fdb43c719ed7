import { type FieldError, REQUIRED, UNKNOWN_FIELD } from '#contracts/errors';
import type { EligibilityGiven } from '#contracts/http/orders.http';
import { HOUSEHOLD_RULE } from '#domain/scheme/eligibility';
import { type Household, householdOf } from '#domain/scheme/household';
import type { Plan } from '../../catalogue/load-catalogue.js';
import { invalid } from '../../http/refusal.js';

/** The checklist of an order, every point of it confirmed. */
export interface Eligibility {
  /** Which account joins which household; null where none does. */
  joins: { household: Household; accountEmail: string } | null;
  /** In the words that were shown. */
  answers: { rule: string; text: string; answer: true }[];
}

/** null for a plan without rules. Spec 2 §5. @throws Refusal 422 that names every answer that is missing or wrong. */
export function checkAnswers(
  { providerSlug, eligibility: rules }: Pick<Plan, 'providerSlug' | 'eligibility'>,
  given: EligibilityGiven | undefined,
): Eligibility | null {
  const household = householdOf(providerSlug);
  const errors: FieldError[] = [];
  const refuse = (field: string, message: string) => errors.push({ field: `eligibility${field}`, message });

  if (rules.length === 0) {
    if (given) throw invalid({ field: 'eligibility', message: UNKNOWN_FIELD });
    return null;
  }
  for (const { slug, text } of rules) {
    const answer = given?.answers[slug];
    if (answer === undefined) refuse(`.answers.${slug}`, REQUIRED);
    else if (!answer) refuse(`.answers.${slug}`, `Paket ini belum bisa kamu pesan. Syaratnya: ${text}`);
  }
  for (const slug of Object.keys(given?.answers ?? {}))
    if (!rules.some((rule) => rule.slug === slug)) refuse(`.answers.${slug}`, UNKNOWN_FIELD);
  const asksEmail = household !== null && rules.some(({ slug }) => slug === HOUSEHOLD_RULE);
  if (asksEmail && !given?.accountEmail) refuse('.accountEmail', REQUIRED);
  if (!asksEmail && given?.accountEmail !== undefined) refuse('.accountEmail', UNKNOWN_FIELD);
  if (errors.length > 0) throw invalid(...errors);

  return {
    joins: asksEmail ? { household, accountEmail: given!.accountEmail! } : null,
    answers: rules.map(({ slug, text }) => ({ rule: slug, text, answer: true })),
  };
}
