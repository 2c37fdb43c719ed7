import { durationLabel } from '../../catalogue/duration-label.js';
import { planNameOf } from '../../catalogue/plan-name.js';

export interface PlanNames {
  providerName: string;
  packageName: string;
  durationMonths: number;
}

/** The plan in an order item: 'Netflix TV (1 bulan)' with its parts. */
export const planItem = ({ providerName, packageName, durationMonths }: PlanNames) => ({
  title: `${planNameOf(providerName, packageName)} (${durationLabel(durationMonths)})`,
  details: { providerName, packageName, durationMonths },
});
