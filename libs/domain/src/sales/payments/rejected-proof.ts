/** The button that leads from a rejected proof to the form for another one. */
export const SEND_NEW_PROOF = 'Kirim bukti baru';

/**
 * What is wanted after a rejected proof, in the one sentence of every page and message; `until`: ' sebelum ...', where a deadline
 * runs. docs/rules/payments.md#rejected
 */
export const newProof = (until = ''): string =>
  `${SEND_NEW_PROOF}${until}, ya. Kalau sudah transfer, jangan transfer lagi.`;
