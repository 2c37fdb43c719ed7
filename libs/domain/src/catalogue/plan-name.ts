/** "Netflix TV": the plan's name with its brand, unless it already begins with it. */
export const planNameOf = (brand: string, plan: string): string => (plan.startsWith(brand) ? plan : `${brand} ${plan}`);
