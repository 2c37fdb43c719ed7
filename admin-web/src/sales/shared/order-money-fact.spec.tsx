import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderRecord } from '../../../test/render-record';
import { stubPayments } from '../../../test/stub-payments';
import { OrderMoneyFact } from './order-money-fact';

const id = '10000000-0000-4000-8000-000000000001';

async function show(role: 'owner' | 'catalogue' = 'owner', received?: number) {
  const asked: unknown[] = [];
  const dataProvider = {
    ...stubPayments([]).dataProvider,
    getList: async (resource: string, { filter }: { filter?: unknown }) => {
      asked.push([resource, filter]);
      return { data: [{ id: '1', state: 'confirmed', amount: 54_000, received } as never], total: 1 };
    },
  };
  await renderRecord(<OrderMoneyFact resource="payments" subject="payment" orderUid={id} />, {
    role,
    resource: 'orders',
    record: { id, allowedActions: [] },
    dataProvider,
  });
  return asked;
}

it('the payment of an order is a link with its amount', async () => {
  const asked = await show();
  expect(await screen.findByRole('link', { name: 'Rp54.000' })).toHaveAttribute('href', '/payments/1/show');
  expect(asked).toEqual([['payments', { orderUid: id }]]);
});

it('a payment of which another amount has come says how much of what was asked for', async () => {
  await show('owner', 11_000);
  expect(await screen.findByRole('link', { name: 'Rp11.000 dari Rp54.000' })).toBeVisible();
});

it('is not queried for a role that may not read it', async () => {
  expect(await show('catalogue')).toEqual([]);
});
