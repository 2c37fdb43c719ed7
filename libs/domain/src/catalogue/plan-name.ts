/** "Netflix TV": a plan with its brand, said once where the plan's own name begins with it. */
export const planNameOf = (brand: string, plan: string): string => (plan.startsWith(brand) ? plan : `${brand} ${plan}`);
