/** Which group an order is for, in a few words; a brand whose groups have one seat has no group to speak of. */
export const groupChoice = (member: number, isChosen: boolean): string =>
  member === 1 ? 'untukmu sendiri' : isChosen ? 'grup pilihanmu' : 'grup dicarikan';
