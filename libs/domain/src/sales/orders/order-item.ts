import { durationLabel } from '../../catalogue/duration-label.js';
import { planNameOf } from '../../catalogue/plan-name.js';

/** How an item is named. A product line writes these into the item's `details` when it is ordered; all may be left out. */
export type ItemNames = {
  providerName: string;
  providerSlug: string;
  providerColor: string;
  /** 1 digital, 2 non-digital. */
  providerType: number;
  packageName: string;
  /** 0: not bought for a time. */
  durationMonths: number;
  /** Of a series; null where the item is bought for a time. */
  treatments?: number | null;
};

export interface ItemRow {
  title: string;
  details: unknown;
}

const DIGITAL = 1;

/** What an order is shown as: its first item, by the names of when it was ordered. Without names the title stands for the provider. */
export function orderNames([first]: ItemRow[]): ItemNames & { durationLabel: string } {
  const details = (first?.details ?? {}) as Partial<Record<keyof ItemNames, unknown>>;
  const text = (name: keyof ItemNames, otherwise: string) => {
    const value = details[name];
    return typeof value === 'string' ? value : otherwise;
  };
  const number = (name: keyof ItemNames, otherwise: number) => {
    const value = details[name];
    return typeof value === 'number' ? value : otherwise;
  };
  const durationMonths = number('durationMonths', 0);
  const treatments = number('treatments', 0) || null;
  return {
    providerName: text('providerName', first?.title ?? ''),
    providerSlug: text('providerSlug', ''),
    providerColor: text('providerColor', '#6b7280'),
    providerType: number('providerType', DIGITAL),
    packageName: text('packageName', ''),
    treatments,
    durationMonths,
    durationLabel: durationMonths > 0 ? durationLabel(durationMonths, treatments) : '',
  };
}

/** 'Netflix TV': what was bought, without its length. */
export function orderPlanName(items: ItemRow[]): string {
  const { providerName, packageName } = orderNames(items);
  return packageName ? planNameOf(providerName, packageName) : providerName;
}

/** The way to the customer and a service have a price and are items too, but nothing that was bought. */
export function isThing({ details }: Pick<ItemRow, 'details'>): boolean {
  const { isShipping, isService } = (details ?? {}) as { isShipping?: boolean; isService?: boolean };
  return !isShipping && !isService;
}

/** 'Netflix TV (1 bulan)': what a message calls the order. More than one thing are counted. */
export function orderTitle(items: ItemRow[]): string {
  const things = items.filter(isThing);
  const title = things[0]?.title ?? '';
  return things.length > 1 ? `${title} dan ${things.length - 1} lainnya` : title;
}

/** The shop's part of an order, in sen. */
export const orderFeeSen = (items: { feeSen: bigint }[]): bigint => items.reduce((sum, { feeSen }) => sum + feeSen, 0n);
