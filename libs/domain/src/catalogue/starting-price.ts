/** What somebody who joins can buy: a host's plan is paid to the provider and counts only where nobody else is wanted. */
export function plansToJoin<P extends { isHost: boolean }>(plans: P[]): P[] {
  const forMembers = plans.filter(({ isHost }) => !isHost);
  return forMembers.length ? forMembers : plans;
}

/** The least that somebody pays who joins: 'mulai Rp…'. In the unit it is given; Infinity where nothing is sold. */
export const startingPrice = (plans: { grandTotal: number; isHost: boolean }[]): number =>
  Math.min(...plansToJoin(plans).map(({ grandTotal }) => grandTotal));

/** The plan that costs so. */
export const startingPlan = <P extends { grandTotal: number; isHost: boolean }>(plans: P[]): P | undefined =>
  plansToJoin(plans).find(({ grandTotal }) => grandTotal === startingPrice(plans));
