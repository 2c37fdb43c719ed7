/** Why an order waits for the check of its proof; other ways to pay name themselves. */
export const PROOF_SENT = 'Bukti pembayaran diunggah';

/** Why an order whose payment was too small waits again: for the next instalment of its plan, or for the rest. */
export const PART_RECEIVED = {
  instalment: 'Cicilan diterima, menunggu yang berikutnya',
  rest: 'Pembayaran kurang, menunggu sisanya',
} as const;

/** A payment was not refused: a part of what is owed has come. */
export const isPartReceived = (why: string): boolean => Object.values<string>(PART_RECEIVED).includes(why);
