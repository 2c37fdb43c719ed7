import { FOUR_EYES_DAYS } from '../../platform/four-eyes.js';
import { type Sen, formatSen } from '../../platform/sen.js';

/**
 * What one admin decides alone counts together, each kind for itself, so that parts do not pass where the whole would not: money taken above
 * what was owed, lines that are a fee or set aside, costs above what is expected, refunds to an account that the admin has named,
 * transfers that the same admin has approved, and all that was spent on costs. docs/rules/payments.md#two-admins
 */
export const DECIDED_ALONE = ['received', 'line', 'cost', 'account', 'payout', 'spent'] as const;
export type DecidedAlone = (typeof DECIDED_ALONE)[number];

/** Whether an amount reaches `from`, with what the same admin has decided alone before. */
export const reachesTogether = (amountSen: bigint, aloneSen: bigint, from: Sen): boolean =>
  amountSen + aloneSen >= from;

/** Why another admin is needed for what is not large by itself. */
export const togetherWith = (aloneSen: bigint, from: Sen): string =>
  `Bersama ${formatSen(aloneSen)} yang kamu putuskan sendiri dalam ${FOUR_EYES_DAYS} hari terakhir, ini mencapai ${formatSen(from)}.`;
