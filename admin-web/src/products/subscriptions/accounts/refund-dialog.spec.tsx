import { expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderRecord } from '../../../../test/render-record';
import { stubPayments } from '../../../../test/stub-payments';
import { user } from '../../../../test/user';
import { AccountActions } from './account-actions';

jest.setTimeout(20_000);
const TERMS = {
  whole: 61_000,
  unused: { amount: 40_667, parts: 20, all: 30, unit: 'days' },
  freely: 40_667,
  from: [{ source: 'BCA, Ayu Lestari', amount: 61_000 }],
};

async function open(terms: object = TERMS) {
  const desk = stubPayments([]);
  await renderRecord(<AccountActions />, {
    resource: 'accounts',
    record: {
      id: '50000000-0000-4000-8000-000000000001',
      allowedActions: ['refund'],
      orderNumber: 'PTG-1',
      customerName: 'Ayu',
    },
    dataProvider: { ...desk.dataProvider, get: async () => terms as never },
  });
  await user.click(screen.getByRole('button', { name: 'Tindakan lain' }));
  await user.click(screen.getByRole('menuitem', { name: 'Kembalikan dana' }));
  const dialog = screen.getByRole('dialog');
  await within(dialog).findByText('Rp61.000 dibayar dari BCA, Ayu Lestari.');
  const send = async () => {
    await user.type(within(dialog).getByRole('textbox', { name: /Alasan/ }), 'Diminta pelanggan');
    await user.click(within(dialog).getByRole('button', { name: 'Kembalikan dana' }));
    await waitFor(() => expect(desk.acts).toHaveLength(1));
    return desk.acts[0]!.body;
  };
  return { dialog, send };
}

it('gives back what was not used, as it was shown', async () => {
  const { dialog, send } = await open();
  await user.click(within(dialog).getByRole('radio', { name: /Rp40\.667 \(20 dari 30 hari\)/ }));
  expect(dialog).toHaveTextContent('Kursinya dilepas');
  expect(await send()).toEqual({ reason: 'Diminta pelanggan', rule: 'unused', amount: 40_667 });
});

it('of a typed amount says that the seat goes on, and from where on another admin approves it', async () => {
  const { dialog, send } = await open();
  await user.click(within(dialog).getByRole('radio', { name: 'Nominal lain' }));
  expect(dialog).toHaveTextContent('Kursinya tetap berjalan');
  await user.type(within(dialog).getByRole('textbox', { name: /Nominal/ }), '40.667');
  expect(dialog).not.toHaveTextContent('admin lain');
  await user.clear(within(dialog).getByRole('textbox', { name: /Nominal/ }));
  await user.type(within(dialog).getByRole('textbox', { name: /Nominal/ }), '50.000');
  expect(dialog).toHaveTextContent('Menurut aturan paling banyak Rp40.667');
  expect(await send()).toEqual({ reason: 'Diminta pelanggan', rule: 'typed', amount: 50_000, left: 61_000 });
});

it('of a seat that never was active offers no days', async () => {
  const { dialog, send } = await open({ ...TERMS, unused: null, freely: 61_000 });
  expect(within(dialog).queryByRole('radio', { name: /hari/ })).toBeNull();
  expect(await send()).toEqual({ reason: 'Diminta pelanggan', rule: 'whole', amount: 61_000 });
});
