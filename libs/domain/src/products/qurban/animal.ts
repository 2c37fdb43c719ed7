import { type Sen, sen } from '../../platform/sen.js';
import { defineTransitions } from '../../platform/transitions.js';
import { type Draw, unambiguousCode } from '../../platform/unambiguous-code.js';

/** As the table `qurban_kind` has them, with how many shares one has. docs/rules/qurban.md#animals */
export const ANIMAL_KINDS = ['cow', 'goat'] as const;
export type AnimalKind = (typeof ANIMAL_KINDS)[number];
export const ANIMAL_KIND_LABEL: Record<AnimalKind, string> = { cow: 'Sapi', goat: 'Kambing' };

export const ANIMAL_STATES = ['open', 'filled', 'missed', 'bought', 'reported'] as const;
export type AnimalState = (typeof ANIMAL_STATES)[number];

/** In the customer's words. */
export const ANIMAL_STATE_LABEL: Record<AnimalState, string> = {
  open: 'Masih dibuka',
  filled: 'Lengkap',
  missed: 'Tidak terpenuhi',
  bought: 'Sudah dibeli',
  reported: 'Sudah disembelih',
};

export const animalMoves = defineTransitions<AnimalState>()(
  'animal',
  {
    open: 'Hewan ini masih menerima peserta.',
    filled: 'Hewan ini sudah penuh.',
    missed: 'Hewan ini tidak penuh sampai musimnya ditutup.',
    bought: 'Hewan ini sudah dibeli.',
    reported: 'Hewan ini sudah dilaporkan.',
  },
  {
    open: {
      fill: { to: 'filled', by: ['system'] },
      miss: { to: 'missed', by: ['system'] },
    },
    filled: { buy: { to: 'bought', by: ['admin'] } },
    missed: {},
    bought: { report: { to: 'reported', by: ['admin'] } },
    reported: {},
  },
);

/** What one share costs, in sen: the part of the animal, which is held for it, and the shop's service fee. */
export interface SharePrice {
  priceSen: bigint;
  feeSen: bigint;
}
export const shareTotal = ({ priceSen, feeSen }: SharePrice): Sen => sen(priceSen + feeSen);

/** Shares that one customer may hold without any money, over all animals: those of one cow. docs/rules/qurban.md#order */
export const MOST_UNPAID_SHARES = 7;

/** The lowest seats that are free, in sequence; fewer than `wanted` when there are no more. */
export const freeSeats = (shares: number, taken: readonly number[], wanted: number): number[] =>
  Array.from({ length: shares }, (_, index) => index + 1)
    .filter((seat) => !taken.includes(seat))
    .slice(0, wanted);

/**
 * What was paid for an animal beyond its cost, share by share in whole rupiah; the first ones get the rupiah that do not
 * divide. All 0 when it cost as much or more. Amounts in sen. docs/rules/qurban.md#purchase
 */
export function splitSurplus(heldSen: bigint, costSen: bigint, shares: number): Sen[] {
  const rupiah = heldSen > costSen ? (heldSen - costSen) / 100n : 0n;
  const [each, rest] = [rupiah / BigInt(shares), rupiah % BigInt(shares)];
  return Array.from({ length: shares }, (_, index) => sen((each + (BigInt(index) < rest ? 1n : 0n)) * 100n));
}

/** `QRB-7KQ2MXA`: how an animal is named to admins and participants. */
export const newAnimalCode = (draw: Draw): string => `QRB-${unambiguousCode(7, draw)}`;
