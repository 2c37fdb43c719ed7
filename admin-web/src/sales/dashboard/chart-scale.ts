/** From how much above the second one a day would make all others unreadable. */
const DWARFS = 3;
const STEPS = [1, 2, 5, 10];

/**
 * The amount at the top of a chart of days: a round one, and where one day is far above all others such that these can be read; the bar of
 * that day is then cut.
 */
export function topOf(amounts: number[]): number {
  const [first = 0, second = 0] = amounts.toSorted((one, other) => other - one);
  return roundUp(second > 0 && first > DWARFS * second ? second * 1.5 : first);
}

function roundUp(amount: number): number {
  if (amount <= 0) return 1;
  const unit = 10 ** Math.floor(Math.log10(amount));
  return STEPS.find((step) => step * unit >= amount)! * unit;
}
