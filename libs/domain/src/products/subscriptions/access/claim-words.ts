/** The button that opens a claim: while no login or invitation was given, and after it. docs/rules/claims.md#claims */
export const CLAIM_BUTTON = { before: 'Belum dapat login atau undangan', after: 'Tidak bisa dipakai' } as const;
