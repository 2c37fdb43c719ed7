import { MINUTE_MS } from './durations.js';
import type { AdminRole } from './admin-role.js';
import { type Draw, unambiguousCode } from './unambiguous-code.js';

/** What is still to be done before a sign-in to the console is complete. */
export const SIGN_IN_STEPS = ['set-up', 'enter-code'] as const;
export type SignInStep = (typeof SIGN_IN_STEPS)[number];

/** Roles that move money or decide who may. docs/rules/sessions.md#second-factor */
const NEEDING_IT: readonly AdminRole[] = ['finance', 'owner'];

/** How long a sign-in may stay incomplete. */
export const INCOMPLETE_SIGN_IN_MS = 15 * MINUTE_MS;

/** Given out together; each works once. */
export const RECOVERY_CODES = 10;
const HALF = 5;

export interface FactorState {
  role: AdminRole;
  /** The admin has a confirmed second factor. */
  hasFactor: boolean;
  /** It was given in this session. */
  isGiven: boolean;
  /** A setting of the shop. */
  isRequired: boolean;
}

/** The step that a session waits at; null when the sign-in is complete. */
export function signInStep({ role, hasFactor, isGiven, isRequired }: FactorState): SignInStep | null {
  if (hasFactor) return isGiven ? null : 'enter-code';
  return isRequired && NEEDING_IT.includes(role) ? 'set-up' : null;
}

export const needsSecondFactor = (role: AdminRole): boolean => NEEDING_IT.includes(role);

/** Fifty bits, in two halves that can be read aloud. */
export const newRecoveryCode = (draw: Draw): string => `${unambiguousCode(HALF, draw)}-${unambiguousCode(HALF, draw)}`;

/** As it was typed: the six digits of an app, a recovery code in one spelling, or null for neither. */
export function readCode(typed: string): { kind: 'app' | 'recovery'; code: string } | null {
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  if (/^\d{6}$/.test(code)) return { kind: 'app', code };
  if (/^[A-Z2-9]{10}$/.test(code)) return { kind: 'recovery', code: `${code.slice(0, HALF)}-${code.slice(HALF)}` };
  return null;
}
