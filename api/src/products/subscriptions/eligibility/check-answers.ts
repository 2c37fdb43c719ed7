import { type FieldError, REQUIRED, UNKNOWN_FIELD } from '#contracts/errors';
import type { EligibilityGiven } from '#contracts/products/subscriptions/place-order.http';
import { HOUSEHOLD_RULE } from '#domain/catalogue/scheme/eligibility';
import { type Household, householdOf } from '#domain/catalogue/scheme/household';
import type { Plan } from '../../../catalogue/load-catalogue.js';
import { invalid } from '../../../platform/http/errors/refusal.js';

/** The checklist of an order, every point of it confirmed. */
export interface Eligibility {
  /** Of the account at the provider; null where the buyer has named none. */
  accountEmail: string | null;
  /** Which account joins which household; null where none does. */
  joins: { household: Household; accountEmail: string } | null;
  /** In the words that were shown. */
  answers: { rule: string; text: string; answer: true }[];
}

/**
 * null where nothing was asked and nothing said. A plan with invitations takes an address without rules, too; without one the
 * invitation goes to the buyer's. docs/rules/eligibility.md#checklist
 * @throws Refusal 422 that names every answer that is missing or wrong.
 */
export function checkAnswers(
  { providerSlug, invites, eligibility: rules }: Pick<Plan, 'providerSlug' | 'invites' | 'eligibility'>,
  given: EligibilityGiven | undefined,
): Eligibility | null {
  if (rules.length === 0) {
    if (given && !invites) throw invalid({ field: 'eligibility', message: UNKNOWN_FIELD });
    if (!given) return null;
  }
  const household = householdOf(providerSlug);
  const asksEmail = household !== null && rules.some(({ slug }) => slug === HOUSEHOLD_RULE);
  const accountEmail = given?.accountEmail;
  const errors = [
    ...wrongAnswers(rules, given?.answers ?? {}),
    ...wrongEmail(asksEmail ? 'required' : invites ? 'optional' : 'refused', accountEmail),
  ];
  if (errors.length > 0) throw invalid(...errors);
  return {
    accountEmail: accountEmail ?? null,
    joins: asksEmail ? { household, accountEmail: accountEmail! } : null,
    answers: rules.map(({ slug, text }) => ({ rule: slug, text, answer: true })),
  };
}

function wrongAnswers(rules: Plan['eligibility'], answers: EligibilityGiven['answers']): FieldError[] {
  const problem = (slug: string, message: string): FieldError => ({ field: `eligibility.answers.${slug}`, message });
  const unconfirmed = rules.filter(({ slug }) => !answers[slug]);
  const unknown = Object.keys(answers).filter((slug) => !rules.some((rule) => rule.slug === slug));
  return [
    ...unconfirmed.map(({ slug, text }) =>
      problem(slug, answers[slug] === undefined ? REQUIRED : `Paket ini belum bisa kamu pesan. Syaratnya: ${text}`),
    ),
    ...unknown.map((slug) => problem(slug, UNKNOWN_FIELD)),
  ];
}

function wrongEmail(asked: 'required' | 'optional' | 'refused', email: string | undefined): FieldError[] {
  const field = 'eligibility.accountEmail';
  if (asked === 'required') return email ? [] : [{ field, message: REQUIRED }];
  return asked === 'optional' || email === undefined ? [] : [{ field, message: UNKNOWN_FIELD }];
}
