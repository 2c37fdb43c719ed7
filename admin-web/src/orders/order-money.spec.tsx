import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { AdminOrder } from '#contracts/http/admin/orders.http';
import { renderRecord } from '../../test/render-record';
import { scriptedDesk } from '../../test/scripted-provider';
import { OrderMoney } from './order-money';

const id = '10000000-0000-4000-8000-000000000001';
const ROWS: Record<string, object> = {
  payments: { id: '1', state: 'confirmed', amount: 54_000 },
  'host-purchases': { id: '2', state: 'verified', claimed: 94_900 },
  reimbursements: { id: '3', state: 'scheduled', amount: 62_517 },
};

async function show(kind: AdminOrder['kind'], role: 'owner' | 'catalogue' = 'owner') {
  const asked: unknown[] = [];
  const dataProvider = {
    ...scriptedDesk([]).dataProvider,
    getList: async (resource: string, { filter }: { filter?: unknown }) => {
      asked.push([resource, filter]);
      return { data: [ROWS[resource] as never], total: 1 };
    },
  };
  await renderRecord(<OrderMoney order={{ id, kind } as AdminOrder} />, {
    role,
    resource: 'orders',
    record: { id, allowedActions: [] },
    dataProvider,
  });
  return asked;
}

it('of a member: the payment, a step away', async () => {
  const asked = await show('ready');
  expect(await screen.findByRole('link', { name: 'Rp54.000' })).toHaveAttribute('href', '/payments/1/show');
  expect(asked).toEqual([['payments', { orderUid: id }]]);
});

it('of a host: what was debited and what comes back as well', async () => {
  await show('host');
  expect(await screen.findByRole('link', { name: 'Rp94.900' })).toHaveAttribute('href', '/host-purchases/2/show');
  expect(await screen.findByRole('link', { name: 'Rp62.517' })).toHaveAttribute('href', '/reimbursements/3/show');
});

it('is not asked for by a role that may not read it', async () => {
  expect(await show('host', 'catalogue')).toEqual([]);
});
