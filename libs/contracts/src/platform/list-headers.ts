// Apart from the contracts, which need zod: the console reads this one before anything is shown.

/** Header of a list whose total is an estimate: an exact count of a big table takes longer than reading a page of it. */
export const ESTIMATED_TOTAL = 'x-total-estimated';
