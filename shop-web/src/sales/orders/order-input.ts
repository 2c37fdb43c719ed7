import type { FieldPath } from 'react-hook-form';
import * as z from 'zod/mini';
import { email } from '#contracts/platform/common.http';
import {
  type EligibilityGiven,
  type PlaceOrderBody,
  placeOrderBody,
} from '#contracts/products/subscriptions/place-order.http';
import { DUTIES_MISSING, HOST_DUTIES } from '#domain/products/subscriptions/hosts/duties';
import { type AskedRule, HOUSEHOLD_RULE } from '#domain/catalogue/scheme/eligibility';
import type { OrderedPlan } from './ordered-plan';

/** The fields that the buyer fills in. */
export type OrderInput = Pick<PlaceOrderBody, 'name' | 'email' | 'phoneNumber' | 'eligibility' | 'hostDuties'>;

/** What was typed is kept of each variant by itself, because its rules are among it. */
export const draftKeyOf = ({ variant }: Pick<OrderedPlan, 'variant'>): string => `plan order ${variant.uid}`;

/** The rules of the plan, and whether the account's e-mail is asked for. */
export interface Checklist {
  rules: readonly AskedRule[];
  asksEmail: boolean;
  /** It may be given, because the invitation goes there; else it goes to the buyer's address. */
  takesEmail: boolean;
  nothingAnswered: EligibilityGiven;
  /** A host commits to its duties. */
  asksDuties: boolean;
}

interface Asking {
  rules: OrderedPlan['rules'];
  variant: Pick<OrderedPlan['variant'], 'invites' | 'isHost'>;
}

export function checklistOf({ rules, variant }: Asking): Checklist {
  const asksEmail = rules.some(({ slug }) => slug === HOUSEHOLD_RULE);
  const takesEmail = variant.invites && !asksEmail;
  const answers = Object.fromEntries(rules.map(({ slug }) => [slug, false]));
  const nothingAnswered = { answers, ...((asksEmail || takesEmail) && { accountEmail: '' }) };
  return { rules, asksEmail, takesEmail, nothingAnswered, asksDuties: variant.isHost };
}

/** The answers of a form that was not filled in yet. */
export const blankAnswers = ({ rules, takesEmail, nothingAnswered, asksDuties }: Checklist): Partial<OrderInput> => ({
  ...((rules.length > 0 || takesEmail) && { eligibility: nothingAnswered }),
  ...(asksDuties && { hostDuties: { version: HOST_DUTIES.version, accepted: false } }),
});

const NOT_CONFIRMED = 'Centang bila syarat ini sudah terpenuhi';
const duties = z.object({
  version: z.int(),
  accepted: z.boolean().check(z.refine((accepted) => accepted, DUTIES_MISSING)),
});
/** Which fields it has depends on the plan. */
type Schema = z.ZodMiniType<OrderInput, OrderInput>;
const knownContact = z.object({ name: z.string(), email: z.string(), phoneNumber: z.string() });
const contact = z.pick(placeOrderBody, { name: true, email: true, phoneNumber: true });

export const schemaOf = (checklist: Checklist) => z.extend(contact, answersOf(checklist)) as Schema;
/** Of an order that is placed already: the contact is known. */
export const answersSchemaOf = (checklist: Checklist) => z.extend(knownContact, answersOf(checklist)) as Schema;

function answersOf({ rules, asksEmail, takesEmail, asksDuties }: Checklist) {
  const given = asksDuties ? { hostDuties: duties } : {};
  if (rules.length === 0 && !takesEmail) return given;
  const confirmed = z.boolean().check(z.refine((answer) => answer, NOT_CONFIRMED));
  const answers = z.object(Object.fromEntries(rules.map(({ slug }) => [slug, confirmed])));
  const accountEmail: z.ZodMiniType<string | undefined, string | undefined> = asksEmail
    ? email
    : z.optional(z.union([z.literal(''), email]));
  return { ...given, eligibility: z.object({ answers, accountEmail }) };
}

/** What is sent: an address that was left empty is none. */
export function withoutBlanks({ eligibility, ...input }: OrderInput): OrderInput {
  if (!eligibility) return input;
  const { answers, accountEmail } = eligibility;
  if (!accountEmail && Object.keys(answers).length === 0) return input;
  return { ...input, eligibility: { answers, ...(accountEmail && { accountEmail }) } };
}

/** The fields that an error of the API can name. */
export const fieldsOf = ({ rules }: Checklist): FieldPath<OrderInput>[] => [
  ...rules.map(({ slug }) => `eligibility.answers.${slug}` as const),
  'eligibility.accountEmail',
  'hostDuties.accepted',
  'name',
  'email',
  'phoneNumber',
];
