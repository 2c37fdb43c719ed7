import type { FieldPath } from 'react-hook-form';
import * as z from 'zod/mini';
import { email } from '#contracts/platform/common.http';
import {
  type EligibilityGiven,
  type PlaceOrderBody,
  placeOrderBody,
} from '#contracts/products/subscriptions/place-order.http';
import { type AskedRule, HOUSEHOLD_RULE } from '#domain/catalogue/scheme/eligibility';
import type { OrderedPlan } from './ordered-plan';

/** The fields that the buyer fills in. */
export type OrderInput = Pick<PlaceOrderBody, 'name' | 'email' | 'phoneNumber' | 'eligibility'>;

/** The rules of the plan, and whether the account's e-mail is asked for. */
export interface Checklist {
  rules: readonly AskedRule[];
  asksEmail: boolean;
  nothingAnswered: EligibilityGiven;
}

export function checklistOf({ rules }: OrderedPlan): Checklist {
  const asksEmail = rules.some(({ slug }) => slug === HOUSEHOLD_RULE);
  const answers = Object.fromEntries(rules.map(({ slug }) => [slug, false]));
  return { rules, asksEmail, nothingAnswered: { answers, ...(asksEmail && { accountEmail: '' }) } };
}

const NOT_CONFIRMED = 'Centang bila syarat ini sudah terpenuhi';
const contact = z.pick(placeOrderBody, { name: true, email: true, phoneNumber: true });

export function schemaOf({ rules, asksEmail }: Checklist): z.ZodMiniType<OrderInput, OrderInput> {
  if (rules.length === 0) return contact;
  const confirmed = z.boolean().check(z.refine((answer) => answer, NOT_CONFIRMED));
  const answers = z.object(Object.fromEntries(rules.map(({ slug }) => [slug, confirmed])));
  const accountEmail: z.ZodMiniType<string | undefined, string | undefined> = asksEmail ? email : z.optional(email);
  return z.extend(contact, { eligibility: z.object({ answers, accountEmail }) });
}

/** The fields that an error of the API can name. */
export const fieldsOf = ({ rules }: Checklist): FieldPath<OrderInput>[] => [
  ...rules.map(({ slug }) => `eligibility.answers.${slug}` as const),
  'eligibility.accountEmail',
  'name',
  'email',
  'phoneNumber',
];
