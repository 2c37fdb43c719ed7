import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { BlacklistKey, BlacklistKeyKind } from '#domain/identity/blacklist/blacklist';
import { canonicalEmail } from '#domain/platform/mailbox';
import { readPhone } from '#domain/platform/phone';

/** A key of an entry, or a fact about a customer. */
export interface Fact extends BlacklistKey {
  /** Verified by its owner, or named by an admin; anything else can be typed by anyone. */
  certain: boolean;
}

export interface KnownPerson {
  email?: string | null;
  isEmailCertain: boolean;
  phoneNumber?: string | null;
  deviceIds?: readonly (string | null | undefined)[];
  /** Of the cookie that no script of the browser can read or change, as sessions keep it. */
  browserHashes?: readonly (string | null | undefined)[];
}

/** Older clients send this instead of an id, so it identifies no device. */
const NO_DEVICE = 'unknown';
/** E.164 without the plus; '' for none. SQL, of a stored number: `canonical_phone`. */
export function canonicalPhone(input: string): string {
  const international = readPhone(input);
  const parsed = parsePhoneNumberFromString(`+${international}`);
  return parsed?.isPossible() ? parsed.number.slice(1) : international;
}

/** By what a person is matched with the blacklist, each in one spelling. A phone number and a device are never certain. */
export function factsOf({ email, isEmailCertain, phoneNumber, ...devices }: KnownPerson): Fact[] {
  const facts: [BlacklistKeyKind, string | undefined, boolean][] = [
    ['phone', phoneNumber ? canonicalPhone(phoneNumber) : undefined, false],
    ['email', email ? canonicalEmail(email) : undefined, isEmailCertain],
    ...devicesOf(devices).map((device): [BlacklistKeyKind, string | undefined, boolean] => ['device', device, false]),
  ];
  const seen = new Set<string>([`device ${NO_DEVICE}`]);
  return facts.flatMap(([kind, value, certain]) => {
    if (!value || seen.has(`${kind} ${value}`)) return [];
    seen.add(`${kind} ${value}`);
    return [{ kind, value, certain }];
  });
}

/** A device has two names: the id that the client gives itself, and the cookie of the server. SQL: the index `session_browser`. */
const devicesOf = ({ deviceIds = [], browserHashes = [] }: Pick<KnownPerson, 'deviceIds' | 'browserHashes'>) => [
  ...deviceIds.map((id) => id?.trim().toLowerCase()),
  ...browserHashes.map((hash) => (hash ? `cookie:${hash.toLowerCase()}` : undefined)),
];
