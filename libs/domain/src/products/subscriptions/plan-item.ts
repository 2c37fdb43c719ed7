import { durationLabel } from '../../catalogue/duration-label.js';
import { planNameOf } from '../../catalogue/plan-name.js';
import type { ItemNames } from '../../sales/orders/order-item.js';

/** The plan in an order item: 'Netflix TV (1 bulan)' with its names. */
export function planItem(plan: ItemNames): { title: string; details: ItemNames } {
  const { providerName, providerSlug, providerColor, providerType, packageName, durationMonths, treatments } = plan;
  return {
    title: `${planNameOf(providerName, packageName)} (${durationLabel(durationMonths, treatments)})`,
    details: {
      providerName,
      providerSlug,
      providerColor,
      providerType,
      packageName,
      durationMonths,
      ...(treatments && { treatments }),
    },
  };
}
