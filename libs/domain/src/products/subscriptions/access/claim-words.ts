import { MONEY_BACK_AFTER_HOURS } from '../accounts/money-back.js';
import { CLAIM_HOURS } from './access-claim.js';

/** The button that opens a claim: while no login or invitation was given, and after it. docs/rules/claims.md#claims */
export const CLAIM_BUTTON = { before: 'Belum dapat login atau undangan', after: 'Tidak bisa dipakai' } as const;

/** What the shop promises of a claim. docs/rules/claims.md#clocks */
export const SOLVED_OR_BACK = `Kalau dalam ${CLAIM_HOURS.solve} jam belum beres, uangmu kembali.`;
/** The same wherever the promise is given. */
export const SOLVE_PROMISE = `Tidak bisa dipakai? Lapor. ${SOLVED_OR_BACK}`;

/** The same before the payment: a seat that waits then can be given back, an active one without access is a claim. */
export const READY_PROMISE = `Siap paling lambat ${MONEY_BACK_AFTER_HOURS} jam setelah pembayaranmu dicek. Belum siap? Lapor atau minta uangmu kembali di halaman langgananmu.`;

/** From when on paid time counts, wherever a seat is paid or prepared. docs/rules/periods.md#first-day */
export const STARTS_WITH_ACCESS = 'Masa langgananmu mulai dihitung begitu login atau undanganmu siap.';

/** Both promises of a seat that waits for more than its payment, each in the stage that its clock belongs to. */
export const READY_STAGE = `Siap paling lambat ${MONEY_BACK_AFTER_HOURS} jam setelah pembayaranmu dikonfirmasi, kalau tidak uangmu bisa kamu minta kembali.`;
export const SOLVE_STAGE = `Setelah aktif ada masalah? Beres dalam ${CLAIM_HOURS.solve} jam, kalau tidak uangmu kembali.`;
