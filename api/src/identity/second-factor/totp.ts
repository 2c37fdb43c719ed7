import { Secret, TOTP } from 'otpauth';

const PERIOD_S = 30;
const ISSUER = 'Patungan';
/** Codes of the thirty seconds before and after count too: clocks of phones differ. */
const WINDOW = 1;

const totpOf = (secret: string, label: string): TOTP =>
  new TOTP({
    issuer: ISSUER,
    label,
    secret: Secret.fromBase32(secret),
    period: PERIOD_S,
    digits: 6,
    algorithm: 'SHA1',
  });

/** A new secret of 160 bits, in base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** What an authenticator app reads out of the QR code. */
export const totpUri = (secret: string, email: string): string => totpOf(secret, email).toString();

/** The thirty seconds that the code belongs to, counted since 1970; null when it is not a code of about now. */
export function stepOfCode(secret: string, code: string, now: Date): bigint | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret, '').validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : BigInt(Math.floor(timestamp / 1_000 / PERIOD_S) + delta);
}
