/** Whether an account of the shop is the one that came with the seed: no bank gives a number of almost only zeros. */
export const isExampleAccount = (accountNumber: string): boolean =>
  /^0{8,}\d{0,3}$/.test(accountNumber.replace(/\D/g, ''));
