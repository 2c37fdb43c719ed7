import { FOUR_EYES_DAYS } from '../../platform/four-eyes.js';
import { type Sen, formatSen } from '../../platform/sen.js';

/**
 * What one admin decides alone counts together, so that parts do not pass where the whole would not, nor several ways at once: money taken above
 * what was owed, lines that are a fee or set aside, costs above what is expected, refunds to an account that the admin has named,
 * debits of hosts above what they have claimed, transfers that the same admin has approved, and all that was spent on costs. docs/rules/payments.md#two-admins
 */
export const DECIDED_ALONE = ['received', 'line', 'cost', 'account', 'debit', 'payout', 'spent'] as const;
export type DecidedAlone = (typeof DECIDED_ALONE)[number];

/**
 * What counts for each kind. What rests on the word of one person is one sum, whichever way it goes; transfers go by a higher threshold, so that
 * they do not use that sum up, but count with it. Costs are most of an ordinary month and count by themselves.
 */
const BY_WORD: DecidedAlone[] = ['received', 'line', 'cost', 'account', 'debit'];
export const COUNTED_WITH: Record<DecidedAlone, DecidedAlone[]> = {
  received: BY_WORD,
  line: BY_WORD,
  cost: BY_WORD,
  account: BY_WORD,
  debit: BY_WORD,
  payout: [...BY_WORD, 'payout'],
  spent: ['spent'],
};

/** What the same person has decided alone before, in sen, and over which ways. */
export interface Alone {
  aloneSen: bigint;
  /** Shown; empty: one way, that of the act itself, by one account. */
  ways: string;
}

const WAY: Record<DecidedAlone, string> = {
  received: 'dana di atas tagihan',
  line: 'biaya bank dan baris yang disisihkan',
  cost: 'biaya di atas perkiraan',
  account: 'pengembalian ke rekening lain',
  debit: 'penggantian di atas klaim host',
  payout: 'transfer',
  spent: 'biaya',
};

/** `sumSen`: over all accounts of that person. `otherSen`: by accounts of theirs other than the one that acts. */
export const aloneOf = (
  kind: DecidedAlone,
  sums: { kind: DecidedAlone; sumSen: bigint }[],
  otherSen: bigint,
): Alone => {
  const ways = sums.every((sum) => sum.kind === kind)
    ? []
    : sums.map((sum) => `${WAY[sum.kind]} ${formatSen(sum.sumSen)}`);
  const others =
    otherSen > 0n ? [`termasuk ${formatSen(otherSen)} lewat akun lain yang terhitung satu orang denganmu`] : [];
  return { aloneSen: sums.reduce((all, { sumSen }) => all + sumSen, 0n), ways: [...ways, ...others].join(', ') };
};

/** Whether an amount reaches `from`, with what the same admin has decided alone before. */
export const reachesTogether = (amountSen: bigint, aloneSen: bigint, from: Sen): boolean =>
  amountSen + aloneSen >= from;

/** Why another admin is needed for what is not large by itself. */
export const togetherWith = (aloneSen: bigint, from: Sen, ways = ''): string =>
  `Bersama ${formatSen(aloneSen)} yang kamu putuskan sendiri dalam ${FOUR_EYES_DAYS} hari terakhir${ways && ` (${ways})`}, ini mencapai ${formatSen(from)}.`;
