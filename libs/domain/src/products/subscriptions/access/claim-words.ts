import { CLAIM_HOURS } from './access-claim.js';

/** The button that opens a claim: while no login or invitation was given, and after it. docs/rules/claims.md#claims */
export const CLAIM_BUTTON = { before: 'Belum dapat login atau undangan', after: 'Tidak bisa dipakai' } as const;

/** The promise in one sentence, the same wherever it is given. docs/rules/claims.md#clocks */
export const SOLVE_PROMISE = `Tidak bisa dipakai dan tidak beres dalam ${CLAIM_HOURS.solve} jam sejak kamu lapor? Uangmu kembali.`;
