import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { openPage } from '../../../test/open-page';
import { signInAs } from '../../../test/sign-in-as';
import { stubRecords } from '../../../test/stub-records';
import { CustomerShow } from './customer-show';

const id = '30000000-0000-4000-8000-000000000001';
const customer = {
  id,
  name: 'Budi Santoso',
  email: 'budi@contoh.test',
  phoneNumber: '628111222333',
  waLink: 'https://wa.me/628111222333',
  orders: 7,
  blockedAt: null,
  blockedReason: null,
  erasure: null,
  createdAt: '2026-01-05T03:00:00.000Z',
  allowedActions: ['block'],
  forbiddenActions: [],
};

/** What the lists were asked for, by resource. */
async function open() {
  const asked: Record<string, unknown> = {};
  const { dataProvider } = stubRecords({ customers: [customer] });
  await openPage(<CustomerShow />, {
    resource: 'customers',
    path: '/customers/:id/show',
    at: `/customers/${id}/show`,
    dataProvider: {
      ...dataProvider,
      getList: async (resource, { filter }) => {
        asked[resource] = filter;
        return { data: [], total: { accounts: 3, orders: 1 }[resource] ?? 0 };
      },
    },
  });
  await screen.findByRole('heading', { name: 'Budi Santoso' });
  return asked;
}

it('the record of a customer begins with what counts: seats, unpaid orders, orders, and since when', async () => {
  const asked = await open();
  const seats = await screen.findByRole('link', { name: '3' });
  expect(decodeURIComponent(seats.getAttribute('href')!)).toBe(`/accounts?filter={"customerUid":"${id}","status":3}`);
  expect(await screen.findByRole('link', { name: '1' })).toHaveAttribute('href', expect.stringContaining('/orders?'));
  expect(asked).toMatchObject({ accounts: { customerUid: id }, orders: { customerUid: id } });
  const terms = screen.getAllByRole('term').map((term) => term.textContent);
  expect(terms).toEqual(['Kursi aktif', 'Belum dibayar', 'Pesanan', 'Terdaftar', 'Email', 'WhatsApp']);
});

it('a customer who is blocked is said to be so above everything else', async () => {
  Object.assign(customer, { blockedAt: '2026-11-02T03:00:00.000Z', blockedReason: 'Bukti transfer palsu' });
  await open();
  const alert = screen.getByRole('alert');
  Object.assign(customer, { blockedAt: null, blockedReason: null });
  expect(alert).toHaveTextContent('Bukti transfer palsu');
});

it('a role that may not read seats has no figure of them', async () => {
  signInAs('catalogue');
  const asked = await open();
  expect(asked).not.toHaveProperty('accounts');
  expect(screen.queryByText('Kursi aktif')).toBeNull();
});
