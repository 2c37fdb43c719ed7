import { canonicalEmail, isGmail } from '../../platform/mailbox.js';
import { instantOfWibClock, wibClock } from '../../platform/wib.js';
import { APPLE_BRANDS, GOOGLE_BRANDS } from './eligibility.js';

/**
 * Providers count one "family" over all their plans: an account in a group of Apple Music is in the family of Apple TV
 * too. docs/decisions/0016
 */
export type Household = 'spotify' | 'apple' | 'google';
const HOUSEHOLD_NAME: Record<Household, string> = { spotify: 'Spotify', apple: 'Apple', google: 'Google' };

const HOUSEHOLD_BRANDS: Record<Household, readonly string[]> = {
  spotify: ['spotify'],
  apple: APPLE_BRANDS,
  google: GOOGLE_BRANDS,
};

/** The household of a brand; null where the buyer's account joins no family. */
export const householdOf = (brand: string): Household | null =>
  (Object.keys(HOUSEHOLD_BRANDS) as Household[]).find((name) => HOUSEHOLD_BRANDS[name].includes(brand)) ?? null;

/**
 * The account at the provider that an address names. Google's own mail has many spellings for one account (dots, a tag, googlemail.com);
 * at the others each address can have an account of its own. SQL: migration 86.
 */
export const accountNamed = (household: Household, email: string): string =>
  household === 'google' && isGmail(email) ? canonicalEmail(email) : email;

/** An earlier order with which an account joined a household. */
export interface Joining {
  orderedAt: Date;
  /** When its account first became active; null when it never did. */
  activatedAt: Date | null;
  /** Its order was cancelled, expired or refunded. */
  hasEnded: boolean;
}

/** docs/rules/eligibility.md#household */
const MONTHS = 12;
const WIB_DAY: Intl.DateTimeFormatOptions = {
  timeZone: 'Asia/Jakarta',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
};

/**
 * The first moment at which the account may join again: the beginning of the day (WIB) twelve months later. Null when
 * the seat was never active and has been given back.
 */
export function mayJoinAgainFrom({ orderedAt, activatedAt, hasEnded }: Joining): Date | null {
  if (!activatedAt && hasEnded) return null;
  const joined = wibClock(activatedAt ?? orderedAt);
  // 29 February plus twelve months is 1 March.
  return instantOfWibClock(Date.UTC(joined.getUTCFullYear(), joined.getUTCMonth() + MONTHS, joined.getUTCDate()));
}

/** The refusal shown to the buyer, with the date from which the account may join again. */
export const joinedTooRecently = (household: Household, from: Date): string =>
  `Akun ini sudah bergabung dengan grup keluarga ${HOUSEHOLD_NAME[household]} dalam ${MONTHS} bulan terakhir. Bisa bergabung lagi mulai ${from.toLocaleDateString('id-ID', WIB_DAY)}.`;
