import { MONEY_BACK_AFTER_HOURS } from '../accounts/money-back.js';
import { CLAIM_HOURS } from './access-claim.js';

/** The button that opens a claim: while no login or invitation was given, and after it. docs/rules/claims.md#claims */
export const CLAIM_BUTTON = { before: 'Belum dapat login atau undangan', after: 'Tidak bisa dipakai' } as const;

/** What the shop promises of a claim. docs/rules/claims.md#clocks */
export const SOLVED_OR_BACK = `Kalau dalam ${CLAIM_HOURS.solve} jam belum beres, uangmu kembali.`;
/** The same wherever the promise is given. */
export const SOLVE_PROMISE = `Tidak bisa dipakai? Lapor. ${SOLVED_OR_BACK}`;

/** The one time that is said of a seat before its access. *Lunas*: the payment is confirmed. docs/rules/claims.md#clocks */
export const READY_BY = `Siap maks. ${MONEY_BACK_AFTER_HOURS} jam setelah lunas`;
/** In two lines of a phone, where one decides. */
export const READY_SHORT = `${READY_BY}, atau minta uang kembali.`;
/** The same where one pays or waits: a seat that waits can be given back, an active one without access is a claim. */
export const READY_PROMISE = `${READY_BY}. Belum siap? Lapor atau minta uangmu kembali di halaman langgananmu.`;

/** From when on paid time counts, wherever a seat is paid or prepared. docs/rules/periods.md#first-day */
export const STARTS_WITH_ACCESS = 'Masa langgananmu mulai dihitung begitu login atau undanganmu siap.';
