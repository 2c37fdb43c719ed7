/** What a line was booked as by mistake, as its texts name it. */
export const bookedAs = ({ isSettlement, amount }: { isSettlement: boolean; amount: number }) =>
  isSettlement ? 'settlement' : amount < 0 ? 'fee' : 'interest';
