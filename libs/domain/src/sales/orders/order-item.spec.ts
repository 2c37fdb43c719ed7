import { describe, expect, it } from '@jest/globals';
import { planItem } from '../../products/subscriptions/plan-item.js';
import { orderFeeSen, orderNames, orderPlanName, orderTitle } from './order-item.js';

const NETFLIX = planItem({
  providerName: 'Netflix',
  providerSlug: 'netflix',
  providerColor: '#e50914',
  providerType: 1,
  packageName: 'TV',
  durationMonths: 12,
});
const SHIRT = { title: 'Kaos Patungan (M)', details: { size: 'M', providerType: 2 } };

describe('an order is called', () => {
  it('by the plan of its item, as it was when it was ordered', () => {
    expect(orderNames([NETFLIX])).toEqual({ ...NETFLIX.details, treatments: null, durationLabel: '1 tahun' });
    expect(orderPlanName([NETFLIX])).toBe('Netflix TV');
    expect(orderTitle([NETFLIX])).toBe('Netflix TV (1 tahun)');
  });

  it('by what is in it, where the plan is a series of treatments', () => {
    const { durationMonths, ...names } = NETFLIX.details;
    const series = planItem({ ...names, durationMonths, providerName: 'Zap', packageName: 'Seri 199', treatments: 8 });
    expect(orderNames([series]).durationLabel).toBe('8 perawatan');
    expect(orderTitle([series])).toBe('Zap Seri 199 (8 perawatan)');
  });

  it('by the title of an item that belongs to no plan', () => {
    expect(orderNames([SHIRT])).toMatchObject({
      providerName: 'Kaos Patungan (M)',
      providerType: 2,
      packageName: '',
      durationMonths: 0,
      durationLabel: '',
    });
    expect(orderPlanName([SHIRT])).toBe('Kaos Patungan (M)');
  });

  it('by its first item, and how many others there are', () => {
    expect(orderTitle([SHIRT, NETFLIX, NETFLIX])).toBe('Kaos Patungan (M) dan 2 lainnya');
    expect(orderNames([SHIRT, NETFLIX]).providerName).toBe('Kaos Patungan (M)');
  });

  it('without the price of the way to the customer or of a service, which are no things', () => {
    const courier = { title: 'Ongkos kirim Reguler', details: { isShipping: true } };
    const service = { title: 'Jasa titip', details: { isService: true } };
    expect(orderTitle([SHIRT, service, courier])).toBe('Kaos Patungan (M)');
    expect(orderTitle([SHIRT, NETFLIX, service, courier])).toBe('Kaos Patungan (M) dan 1 lainnya');
  });

  it.each([['nothing'], [null], [{ providerName: 7, durationMonths: 'x' }]])(
    'somehow, with %p as its details',
    (details) =>
      expect(orderNames([{ title: 'Barang', details }])).toMatchObject({ providerName: 'Barang', durationMonths: 0 }),
  );
});

it('the fee of an order is the sum of its items', () =>
  expect(orderFeeSen([{ feeSen: 5n }, { feeSen: 7n }])).toBe(12n));
