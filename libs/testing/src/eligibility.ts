import { randomUUID } from 'node:crypto';
import type { DutiesGiven, EligibilityGiven } from '#contracts/products/subscriptions/place-order.http';
import { HOST_DUTIES } from '#domain/products/subscriptions/hosts/duties';
import { HOUSEHOLD_RULE, eligibilityOf } from '#domain/catalogue/scheme/eligibility';

/** A checklist that fits the plan, with a new provider account; undefined for plans without rules. */
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

/** What a host has to accept with the order; nothing for other plans. */
export const acceptedDuties = ({ isHost }: { isHost: boolean }): { hostDuties?: DutiesGiven } =>
  isHost ? { hostDuties: { version: HOST_DUTIES.version, accepted: true } } : {};
