/** The plans that a member can buy; host plans only where there are no others, because a host pays the provider. */
export function plansToJoin<P extends { isHost: boolean }>(plans: P[]): P[] {
  const forMembers = plans.filter(({ isHost }) => !isHost);
  return forMembers.length ? forMembers : plans;
}

/** The lowest price of a member ('mulai Rp…'), in the unit of the input; Infinity without plans. */
export const startingPrice = (plans: { grandTotal: number; isHost: boolean }[]): number =>
  Math.min(...plansToJoin(plans).map(({ grandTotal }) => grandTotal));

/** The plan with that price. */
export const startingPlan = <P extends { grandTotal: number; isHost: boolean }>(plans: P[]): P | undefined =>
  plansToJoin(plans).find(({ grandTotal }) => grandTotal === startingPrice(plans));
