import { CLAIM_HOURS } from './access-claim.js';

/** The button that opens a claim: while no login or invitation was given, and after it. docs/rules/claims.md#claims */
export const CLAIM_BUTTON = { before: 'Belum dapat login atau undangan', after: 'Tidak bisa dipakai' } as const;

/** What the shop promises of a claim. docs/rules/claims.md#clocks */
export const SOLVED_OR_BACK = `Kalau dalam ${CLAIM_HOURS.solve} jam belum beres, uangmu kembali.`;
/** The same wherever the promise is given. */
export const SOLVE_PROMISE = `Tidak bisa dipakai? Lapor. ${SOLVED_OR_BACK}`;

/** From when on paid time counts, wherever a seat is paid or prepared. docs/rules/periods.md#first-day */
export const STARTS_WITH_ACCESS = 'Masa langgananmu mulai dihitung begitu login atau undanganmu siap.';
