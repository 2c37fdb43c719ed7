import type { ProviderDetail, VariantView } from '#contracts/catalogue/catalogue.http';
import type { Http } from '#testing/http';

/** Selects a plan of a brand; exactly one must match. */
export interface PlanChoice {
  host?: boolean;
  tv?: boolean;
  months?: number;
  /** The package's name, where a brand has several such plans. */
  name?: string;
}

/** A plan as the API answers it, with its brand's slug. */
export type FoundPlan = VariantView & { slug: string };

/** @throws Error when not exactly one plan matches. */
export async function findPlan(http: Http, slug: string, choice: PlanChoice = {}): Promise<FoundPlan> {
  const { host = false, tv = false, months = 1, name } = choice;
  const provider = await http.ask<ProviderDetail>('GET', `/customer/provider/detail?slug=${slug}`);
  const fitting = provider.packages
    .flatMap(({ variants }) => variants)
    .filter(
      (plan) =>
        plan.isHost === host && plan.needsTv === tv && plan.duration === months && (!name || plan.packageName === name),
    );
  if (fitting.length !== 1) throw new Error(`${slug} has ${fitting.length} plans for ${JSON.stringify(choice)}`);
  return { ...fitting[0]!, slug };
}
