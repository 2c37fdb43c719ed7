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

/** What decides about answers. */
export type CheckedPlan = Pick<Plan, 'providerSlug' | 'invites' | 'eligibility'>;

/**
 * null where nothing was said: what is asked is asked later. A plan with invitations takes an address without rules, too;
 * without one the invitation goes to the buyer's. docs/rules/eligibility.md#checklist
 * @throws Refusal 422 that names every answer that is missing or wrong, when any was given.
 */
export function checkAnswers(
  { providerSlug, invites, eligibility: rules }: CheckedPlan,
  given: EligibilityGiven | undefined,
): Eligibility | null {
  if (!given) return null;
  if (rules.length === 0 && !invites) throw invalid({ field: 'eligibility', message: UNKNOWN_FIELD });
  const asked = emailAsked({ providerSlug, invites, eligibility: rules });
  const household = asked === 'required' ? householdOf(providerSlug) : null;
  const { accountEmail } = given;
  const errors = [...wrongAnswers(rules, given.answers), ...wrongEmail(asked, accountEmail)];
  if (errors.length > 0) throw invalid(...errors);
  return {
    accountEmail: accountEmail ?? null,
    joins: household && { household, accountEmail: accountEmail! },
    answers: rules.map(({ slug, text }) => ({ rule: slug, text, answer: true })),
  };
}

/** Whether the address of the account at the provider is asked for. */
export function emailAsked({
  providerSlug,
  invites,
  eligibility: rules,
}: CheckedPlan): 'required' | 'optional' | 'refused' {
  if (householdOf(providerSlug) && rules.some(({ slug }) => slug === HOUSEHOLD_RULE)) return 'required';
  return invites ? 'optional' : 'refused';
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

function wrongEmail(asked: ReturnType<typeof emailAsked>, email: string | undefined): FieldError[] {
  const field = 'eligibility.accountEmail';
  if (asked === 'required') return email ? [] : [{ field, message: REQUIRED }];
  return asked === 'optional' || email === undefined ? [] : [{ field, message: UNKNOWN_FIELD }];
}
