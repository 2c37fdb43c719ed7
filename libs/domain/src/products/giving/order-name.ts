/** Without 'untuk': messages say 'bukti bayarmu untuk Donasi Sekolah Pesisir'. */
export const donationName = (cause: string): string => `Donasi ${cause}`;

/** @param plan of the host's group; null: a tip to the team. */
export const tipName = (plan: string | null): string => (plan === null ? 'Tip tim Patungan' : `Tip host ${plan}`);

export const GIFT_NAME = 'Hadiah THR';
