import { expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderRecord } from '../../../../test/render-record';
import { stubPayments } from '../../../../test/stub-payments';
import { user } from '../../../../test/user';
import { AccountActions } from './account-actions';

jest.setTimeout(20_000);
const RUNNING = { amount: 40_667, parts: 20, all: 30 };
const TERMS = {
  whole: 61_000,
  wholeOf: 'running',
  unused: { ...RUNNING, unit: 'days', of: [{ which: 'running', ...RUNNING }] },
  credited: 0,
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

it('says what is of the running period and what of the next one, and what becomes credit', async () => {
  const next = { which: 'next', amount: 61_000, parts: 31, all: 31 };
  const of = [{ which: 'running', ...RUNNING }, next];
  const unused = { amount: 101_667, parts: 51, all: 61, unit: 'days', of };
  const { dialog, send } = await open({ ...TERMS, unused, wholeOf: 'next', credited: 20_000 });
  expect(dialog).toHaveTextContent('Pembayaran terakhir itu untuk periode berikutnya');
  expect(dialog).toHaveTextContent('Rp20.000 yang sudah masuk untuk tagihan berikutnya menjadi kredit');
  await user.click(within(dialog).getByRole('radio', { name: /Rp101\.667 \(51 dari 61 hari\)/ }));
  expect(dialog).toHaveTextContent('Periode berjalan: Rp40.667 (20 dari 30 hari).');
  expect(dialog).toHaveTextContent('Periode berikutnya: Rp61.000 (31 dari 31 hari).');
  expect(await send()).toMatchObject({ rule: 'unused', amount: 101_667 });
});

it('of a seat without a next period says nothing of one', async () => {
  const { dialog } = await open();
  await user.click(within(dialog).getByRole('radio', { name: /hari/ }));
  expect(dialog).not.toHaveTextContent(/[Pp]eriode|kredit/);
});

it('of a seat that never was active offers no days', async () => {
  const { dialog, send } = await open({ ...TERMS, unused: null, freely: 61_000 });
  expect(within(dialog).queryByRole('radio', { name: /hari/ })).toBeNull();
  expect(await send()).toEqual({ reason: 'Diminta pelanggan', rule: 'whole', amount: 61_000 });
});

it('says of a series that its voucher is void and its seat is sold to nobody', async () => {
  const unused = { amount: 61_000, parts: 5, all: 8, unit: 'treatments', of: [] };
  const { dialog } = await open({ ...TERMS, unused });
  expect(dialog).toHaveTextContent('Vouchernya batal. Serinya sudah dibeli, jadi kursinya tidak ditawarkan lagi.');
});

it('says before a seat of a series ends how many treatments are lost', async () => {
  await renderRecord(<AccountActions />, {
    resource: 'accounts',
    record: { id: '50000000-0000-4000-8000-000000000001', allowedActions: ['end'], paidAhead: 0, voucherLeft: 5 },
    dataProvider: stubPayments([]).dataProvider,
  });
  await user.click(screen.getByRole('button', { name: 'Tindakan lain' }));
  await user.click(screen.getByRole('menuitem', { name: 'Akhiri keanggotaan' }));
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveTextContent('Vouchernya batal (5 perawatan belum dipakai)');
  expect(dialog).not.toHaveTextContent('Masa yang sedang berjalan');
});
