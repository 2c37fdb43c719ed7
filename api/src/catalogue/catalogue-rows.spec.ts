import { expect, it } from '@jest/globals';
import { toSen } from '#domain/platform/sen';
import { readPromised } from '#runtime/products/subscriptions/promised-price';
import { type ProviderRow, type VariantRow, debitOf } from './catalogue-rows.js';

const AT = new Date('2026-11-28');
const family = { uid: 'f', providerPriceSen: toSen(1), cycleMonths: 1, hostSeats: 1, regularSeats: 3 };
/** A plan for members on sale, with the price of its provider. */
const plan = (uid: string, durationMonths: number, position: number, providerPrice: number) => {
  const price = { validFrom: new Date(0), grandTotalSen: toSen(50_000), providerPriceSen: toSen(providerPrice) };
  const prices = [{ ...price, taxed: false, adminFeeSen: toSen(2_500), activationFeeSen: 0n }];
  return { uid, familyUid: 'f', family, durationMonths, prices, package: { position } };
};

it.each([
  ['the shortest', [plan('a', 12, 1, 90_000), plan('b', 1, 2, 10_000)]],
  ['of those the first of its brand', [plan('a', 1, 2, 90_000), plan('b', 1, 1, 10_000)]],
  ['of those one and the same', [plan('b', 1, 1, 90_000), plan('a', 1, 1, 10_000)]],
])('the plan of a family by which its debit counts is %s, before an order and after it', async (_, variants) => {
  const packages = variants.map((variant) => ({
    isHost: false,
    position: variant.package.position,
    variants: [variant],
  }));
  const provider = { packages } as unknown as ProviderRow;
  expect(debitOf(provider, variants[0] as unknown as VariantRow, AT)).toBe(toSen(10_000));
  const group = { uid: 'g', family: { ...family, variants }, accounts: [] };
  const tx = { accountGroup: { findMany: async () => [group] } } as unknown as Parameters<typeof readPromised>[0];
  expect((await readPromised(tx, ['g'], AT))('g')?.planPrice).toBe(toSen(10_000));
});
