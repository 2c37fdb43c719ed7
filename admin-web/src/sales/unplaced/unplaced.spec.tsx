import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { AdminUnplacedMoney } from '#contracts/sales/unplaced.admin.http';
import { openPage } from '../../../test/open-page';
import { renderRecord } from '../../../test/render-record';
import { stubPayments } from '../../../test/stub-payments';
import { user } from '../../../test/user';
import { RecordActions } from '../../platform/actions/record-actions';
import { NumberDialog } from './number-dialog';
import { UnplacedMoneyList } from './unplaced';
import { UnplacedMoneyDetail } from './unplaced-show';

const target = '50000000-0000-4000-8000-000000000001';
const plans = { assign: { icon: null, dialog: NumberDialog } };
const money: AdminUnplacedMoney = {
  id: '30000000-0000-4000-8000-000000000001',
  state: 'open',
  amount: 96_000,
  shopBank: 'BCA',
  arrivedOn: '2026-11-02',
  days: 1,
  description: 'SETORAN BERDUA',
  reference: null,
  bookedBy: 'Sari',
  bookedAt: '2026-11-02T03:00:00.000Z',
  decidedBy: null,
  decidedAt: null,
  reversalReason: null,
  lineAmount: 150_000,
  parts: [{ id: '30000000-0000-4000-8000-000000000002', state: 'assigned', amount: 54_000 }],
  order: null,
  bounced: null,
  cost: null,
  payout: null,
  proposed: null,
  allowedActions: ['assign'],
};

async function open(record: AdminUnplacedMoney = money) {
  const desk = stubPayments([]);
  const { dataProvider } = desk;
  await renderRecord(<RecordActions plans={plans} />, { resource: 'unplaced-money', record, dataProvider });
  await user.click(screen.getByRole('button', { name: 'Pasangkan ke tagihan' }));
  const dialog = within(screen.getByRole('dialog'));
  const type = async (name: RegExp, text: string) => user.type(await dialog.findByRole('textbox', { name }), text);
  const send = () => user.click(dialog.getByRole('button', { name: 'Pasangkan ke tagihan' }));
  return { desk, dialog, type, send };
}

it('a part is sent with what was left of the money when the admin looked', async () => {
  const { desk, dialog, type, send } = await open();
  await type(/Nomor/, ' PTG-1234 ');
  expect(dialog.getByText(/Boleh kosong: semua sisanya · .*Rp96\.000/)).toBeVisible();
  await type(/Berapa untuk pesanan ini/, '54.000');
  await send();
  const body = { number: 'PTG-1234', amount: 54_000, left: 96_000 };
  await waitFor(() => expect(desk.acts).toEqual([{ id: money.id, action: 'assign', body }]));
});

it('all that is left goes without an amount, and more than that is not sent', async () => {
  const { desk, dialog, type, send } = await open();
  await type(/Nomor/, 'PTG-1234');
  await type(/Berapa untuk pesanan ini/, '96.001');
  await send();
  expect(desk.acts).toEqual([]);
  await user.clear(dialog.getByRole('textbox', { name: /Berapa untuk pesanan ini/ }));
  await send();
  const body = { number: 'PTG-1234', left: 96_000 };
  await waitFor(() => expect(desk.acts).toEqual([{ id: money.id, action: 'assign', body }]));
});

it('a part that another admin has proposed is there to be taken', async () => {
  const proposed = {
    orderUid: money.id,
    orderNumber: 'PTG-1234',
    isAside: false,
    isReversal: false,
    amount: 54_000,
    by: 'Budi',
    byUid: '10000000-0000-4000-8000-000000000009',
    at: money.bookedAt,
    reason: 'Titipan',
  };
  const { desk, send } = await open({ ...money, proposed });
  await send();
  const body = { number: 'PTG-1234', amount: 54_000, left: 96_000 };
  await waitFor(() => expect(desk.acts).toEqual([{ id: money.id, action: 'assign', body }]));
});

it('money in parts says of which transfer it is, with the other parts', async () => {
  const { dataProvider } = stubPayments([]);
  await renderRecord(<UnplacedMoneyDetail record={money} />, {
    resource: 'unplaced-money',
    record: { ...money, allowedActions: [] },
    dataProvider,
  });
  expect(screen.getByText('Bagian dari transfer Rp150.000')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Rp54.000' })).toHaveAttribute(
    'href',
    expect.stringContaining(money.parts[0]!.id),
  );
});

it('what was booked by mistake is taken back with a reason', async () => {
  const desk = stubPayments([]);
  const { dataProvider } = desk;
  const record: AdminUnplacedMoney = { ...money, allowedActions: ['reverse'] };
  await renderRecord(<UnplacedMoneyDetail record={record} />, { resource: 'unplaced-money', record, dataProvider });
  expect(screen.queryByText('Kenapa dibatalkan')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Batalkan pembukuan' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/Barisnya terbuka lagi di Rekening koran/)).toBeVisible();
  await user.type(dialog.getByRole('textbox'), 'Bunga bank');
  await user.click(dialog.getByRole('button', { name: 'Batalkan pembukuan' }));
  const body = { reason: 'Bunga bank' };
  await waitFor(() => expect(desk.acts).toEqual([{ id: money.id, action: 'reverse', body }]));
});

it('money whose booking was taken back says so, and why', async () => {
  const { dataProvider } = stubPayments([]);
  const record: AdminUnplacedMoney = {
    ...money,
    state: 'reversed',
    reversalReason: 'Bunga bank',
    allowedActions: [],
  };
  await renderRecord(<UnplacedMoneyDetail record={record} />, { resource: 'unplaced-money', record, dataProvider });
  expect(screen.getByText('Pembukuan dibatalkan')).toBeVisible();
  expect(screen.getByText('Kenapa dibatalkan')).toBeVisible();
  expect(screen.getByText('Bunga bank')).toBeVisible();
});

it('in the list a part says of which transfer it is, and names its order and customer', async () => {
  const order = { orderUid: money.id, orderNumber: 'PTG-261102-ABCDEFG', customerName: 'Budi Santoso' };
  const { dataProvider } = stubPayments([]);
  const getList = async () => ({ data: [{ ...money, order }], total: 1 }) as never;
  await openPage(<UnplacedMoneyList />, {
    resource: 'unplaced-money',
    path: '/unplaced-money',
    dataProvider: { ...dataProvider, getList },
  });
  expect(await screen.findByText('Bagian dari transfer Rp150.000')).toBeVisible();
  expect(screen.getByText('PTG-261102-ABCDEFG')).toBeVisible();
  expect(screen.getByText(/Budi Santoso/)).toBeVisible();
  expect(screen.getByRole('button', { name: /CSV/ })).toBeVisible();
});

it('the list has few choices, and a row one warning at most: what waits for another admin, or has come back', async () => {
  const proposed = {
    orderUid: money.id,
    orderNumber: 'PTG-1',
    isAside: false,
    isReversal: false,
    amount: 96_000,
    by: 'Sari',
    byUid: money.id,
    at: '2026-11-02T03:00:00.000Z',
    reason: 'Titipan arisan',
  };
  const account = { bankName: 'BNI', accountNumber: '9876543210', accountName: 'Tono' };
  const cameBack = { on: '2026-11-05', unplacedUid: target, payoutUid: target, state: 'scheduled' as const };
  const payout = { payoutUid: target, state: 'paid' as const, ...account, cameBack };
  const returned: AdminUnplacedMoney = { ...money, id: target, state: 'returned', payout };
  const { dataProvider } = stubPayments([]);
  const getList = async () => ({ data: [{ ...money, proposed }, returned], total: 2 }) as never;
  await openPage(<UnplacedMoneyList />, {
    resource: 'unplaced-money',
    path: '/unplaced-money',
    dataProvider: { ...dataProvider, getList },
  });
  expect(await screen.findByText('Menunggu admin lain')).toBeVisible();
  expect(screen.getByText('Dikembalikan bank')).toBeVisible();
  const choices = screen.getAllByRole('button', { name: /^(Belum dikenali|Sedang dikirim|Selesai|Semua)$/ });
  expect(choices).toHaveLength(4);
  expect(screen.queryByRole('button', { name: 'Digabung lagi' })).toBeNull();
});

it('money that was returned says that the bank has given it back, with the way to it', async () => {
  const account = { bankName: 'BNI', accountNumber: '9876543210', accountName: 'Tono' };
  const cameBack = { on: '2026-11-05', unplacedUid: target, payoutUid: target, state: 'scheduled' as const };
  const payout = { payoutUid: target, state: 'paid' as const, ...account, cameBack };
  const record: AdminUnplacedMoney = { ...money, state: 'returned', payout };
  const { dataProvider } = stubPayments([]);
  await renderRecord(<UnplacedMoneyDetail record={record} />, { resource: 'unplaced-money', record, dataProvider });
  expect(screen.getByRole('link', { name: /Dikembalikan bank 5 Nov/ })).toHaveAttribute(
    'href',
    expect.stringContaining(`/unplaced-money/${target}`),
  );
});
