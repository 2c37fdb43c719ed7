import { instantOfWibClock, wibClock } from '../time/wib.js';
import { APPLE_BRANDS, GOOGLE_BRANDS } from './eligibility.js';

/**
 * Whose "family" an account joins. Apple and Google have one for all their plans, so an account that shares Apple Music
 * is in the family of Apple TV too. Decision 0016.
 */
export type Household = 'spotify' | 'apple' | 'google';
const HOUSEHOLD_NAME: Record<Household, string> = { spotify: 'Spotify', apple: 'Apple', google: 'Google' };

const HOUSEHOLD_BRANDS: Record<Household, readonly string[]> = {
  spotify: ['spotify'],
  apple: APPLE_BRANDS,
  google: GOOGLE_BRANDS,
};

/** The household of a brand; null where no account of the buyer joins a family. */
export const householdOf = (brand: string): Household | null =>
  (Object.keys(HOUSEHOLD_BRANDS) as Household[]).find((name) => HOUSEHOLD_BRANDS[name].includes(brand)) ?? null;

/** An order with which an account joined a household. */
export interface Joining {
  orderedAt: Date;
  /** When its seat became active for the first time; null when it never did. */
  activatedAt: Date | null;
  /** The seat was given back: the order was cancelled, expired or refunded. */
  hasEnded: boolean;
}

/** Spec 2 §5: not within the last 12 months. */
const MONTHS = 12;
const WIB_DAY: Intl.DateTimeFormatOptions = {
  timeZone: 'Asia/Jakarta',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
};

/**
 * The first moment at which an account that joined like this may join again: the beginning of the day twelve months
 * later, in WIB. Who never became active and gave the seat back has joined nothing: null.
 */
export function mayJoinAgainFrom({ orderedAt, activatedAt, hasEnded }: Joining): Date | null {
  if (!activatedAt && hasEnded) return null;
  const joined = wibClock(activatedAt ?? orderedAt);
  // 29 February plus twelve months is 1 March.
  return instantOfWibClock(Date.UTC(joined.getUTCFullYear(), joined.getUTCMonth() + MONTHS, joined.getUTCDate()));
}

/** What the buyer is told, with the date from which the account may join again. */
export const joinedTooRecently = (household: Household, from: Date): string =>
  `Akun ini sudah bergabung dengan grup keluarga ${HOUSEHOLD_NAME[household]} dalam ${MONTHS} bulan terakhir. Bisa bergabung lagi mulai ${from.toLocaleDateString('id-ID', WIB_DAY)}.`;
