import { expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { RaRecord } from 'react-admin';
import { openPage } from '../../../../test/open-page';
import { signInAs } from '../../../../test/sign-in-as';
import { stubRecords } from '../../../../test/stub-records';
import { onPhone } from '../../../../test/window-width';
import { user } from '../../../../test/user';
import { ReimbursementList } from './reimbursement-list';

const row = (n: number, allowedActions: string[], groupSeatsPaid = 3) => ({
  id: `5000000${n}-0000-4000-8000-000000000001`,
  orderUid: 'o',
  orderNumber: `PTG-${n}`,
  customerName: `Host ${n}`,
  providerName: 'Spotify',
  packageName: 'Host',
  durationLabel: '1 bulan',
  amount: 62_517,
  bankName: 'BCA',
  accountNumber: `000000100${n}`,
  accountName: `Host ${n}`,
  state: allowedActions.includes('approve') ? 'scheduled' : 'approved',
  dueAt: '2026-11-20T03:00:00.000Z',
  groupSeats: 3,
  groupSeatsPaid,
  isBlocked: n === 2,
  allowedActions,
});

async function open(
  reimbursements: RaRecord[] = [
    row(1, ['approve', 'cancel']),
    row(2, ['approve', 'cancel'], 2),
    row(3, ['pay', 'cancel']),
  ],
) {
  signInAs('finance');
  const desk = stubRecords({ reimbursements });
  await openPage(<ReimbursementList />, {
    resource: 'reimbursements',
    path: '/reimbursements',
    dataProvider: desk.dataProvider,
  });
  await user.click((await screen.findAllByRole('checkbox'))[0]!);
  return desk;
}
jest.setTimeout(20_000);

it('approves the selected ones that may be approved with one click, after a preview of who gets what', async () => {
  const desk = await open();
  await user.click(await screen.findByRole('button', { name: 'Setujui (2)' }));
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveTextContent(/Host 1BCA 0000001001 · PTG-1Rp62\.517/);
  expect(dialog).toHaveTextContent('2 penggantianRp125.034');
  expect(dialog).toHaveTextContent('1 dari grupnya belum lengkap dibayar');
  expect(dialog).not.toHaveTextContent('Host 3');
  await user.click(within(dialog).getByRole('button', { name: 'Setujui (2)' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(desk.writes.map(({ act, id }) => [act, id?.slice(0, 8)])).toEqual([
    ['approve', '50000001'],
    ['approve', '50000002'],
  ]);
});

it('says which host is blocked, in the list and where money to them is decided', async () => {
  await open([row(1, ['approve', 'pay']), row(2, ['approve', 'pay'])]);
  expect(screen.getByRole('row', { name: /Host 2/ })).toHaveTextContent('Diblokir');
  expect(screen.getByRole('row', { name: /Host 1/ })).not.toHaveTextContent('Diblokir');
  for (const action of ['Setujui (2)', /\(2\)$/]) {
    await user.click(screen.getAllByRole('button', { name: action }).at(-1)!);
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent(/Host 2.{0,9}Diblokir/);
    expect(dialog).not.toHaveTextContent(/Host 1 ?Diblokir/);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});

it('says of which groups members cannot use what is paid for, in the list and before the money goes', async () => {
  const shared = { groupUid: 'g', groupTrouble: 'claimed' };
  await open([
    { ...row(1, ['approve', 'pay']), ...shared },
    { ...row(2, ['approve', 'pay']), ...shared },
    { ...row(3, ['approve', 'pay']), groupUid: 'h', groupTrouble: 'without-access' },
    { ...row(4, ['approve', 'pay']), groupUid: 'i', groupTrouble: null },
  ]);
  expect(screen.getByRole('row', { name: /Host 1/ })).toHaveTextContent('Klaim terbuka');
  expect(screen.getByRole('row', { name: /Host 3/ })).toHaveTextContent('Akses belum ada');
  expect(screen.getByRole('row', { name: /Host 4/ })).not.toHaveTextContent(/Klaim|Akses/);
  for (const action of ['Setujui (4)', 'Catat pembayaran (4)']) {
    await user.click(screen.getAllByRole('button', { name: action }).at(-1)!);
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent('2 grup belum bisa dipakai');
    expect(dialog).toHaveTextContent(/Host [12] · .*Klaim terbuka/);
    expect(dialog).toHaveTextContent(/Host 3 · .*Akses belum ada/);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});

it('says which one was refused, and tries only that one again', async () => {
  const desk = await open();
  await user.click(await screen.findByRole('button', { name: 'Setujui (2)' }));
  desk.refuseNextWith = {};
  const dialog = screen.getByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Setujui (2)' }));
  expect(await within(dialog).findByText('Ada isian yang perlu diperbaiki.')).toBeVisible();
  expect(within(dialog).getByText('Selesai')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Setujui (1)' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(desk.writes.map(({ id }) => id?.slice(0, 8))).toEqual(['50000002', '50000001']);
});

it('says of how many of the chosen rows no payment is recorded, and why; of none it says nothing', async () => {
  await open([row(1, ['cancel']), row(2, ['pay'])]);
  expect(await screen.findByRole('button', { name: 'Catat pembayaran (1)' })).toBeEnabled();
  expect(screen.getByText(/^1 yang dipilih belum bisa dicatat: .*ada di transfer massal/)).toBeVisible();
  cleanup();
  await open([row(1, ['pay'])]);
  expect(await screen.findByRole('button', { name: 'Catat pembayaran (1)' })).toBeEnabled();
  expect(screen.queryByText(/belum bisa dicatat/)).toBeNull();
});

it('records one transfer for all that goes to one account, each account with its reference', async () => {
  const shared = { bankName: 'BCA', accountNumber: '0000001009', accountName: 'Host 9' };
  const desk = await open([
    { ...row(1, ['pay', 'cancel']), ...shared },
    { ...row(2, ['pay', 'cancel']), ...shared, bankName: 'Bank BCA', accountNumber: '0000-001009' },
    row(3, ['pay', 'cancel']),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Catat pembayaran (3)' }));
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveTextContent('3 pembayaran, Rp187.551, lewat 2 transfer');
  expect(dialog).toHaveTextContent('Rp125.034 → BCA 0000001009 (Host 9)');
  const [first, second] = within(dialog).getAllByRole('textbox');
  await user.type(first!, ' TRX-9 ');
  await user.type(second!, 'TRX-10');
  await user.click(within(dialog).getByRole('button', { name: 'Catat pembayaran (3)' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(desk.writes.map(({ act, id, body }) => [act, id?.slice(0, 8), body])).toEqual([
    ['pay', '50000001', { reference: 'TRX-9' }],
    ['pay', '50000002', { reference: 'TRX-9', sameTransfer: 'true' }],
    ['pay', '50000003', { reference: 'TRX-10' }],
  ]);
});

it('sends nothing more to an account whose first payment was refused, until it is said that the transfer is the same', async () => {
  const shared = { bankName: 'BCA', accountNumber: '0000001009', accountName: 'Host 9' };
  const desk = await open([
    { ...row(1, ['pay', 'cancel']), ...shared },
    { ...row(2, ['pay', 'cancel']), ...shared },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Catat pembayaran (2)' }));
  const dialog = screen.getByRole('dialog');
  await user.type(within(dialog).getByRole('textbox'), 'TRX-9');
  expect(within(dialog).queryByRole('checkbox')).toBeNull();
  desk.refuseNextWith = {};
  await user.click(within(dialog).getByRole('button', { name: 'Catat pembayaran (2)' }));
  expect(await within(dialog).findByText(/pembayaran pertama ke rekening ini ditolak/)).toBeVisible();
  expect(desk.writes).toEqual([]);
  await user.click(within(dialog).getByRole('checkbox', { name: 'Bagian dari transfer itu' }));
  await user.click(within(dialog).getByRole('button', { name: 'Catat pembayaran (2)' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const same = { reference: 'TRX-9', sameTransfer: 'true' };
  expect(desk.writes.map(({ body }) => body)).toEqual([same, same]);
});

it('says to which account each goes, what is to be paid and what of it is held or only has an open claim, and what is chosen', async () => {
  await open([
    row(1, ['approve']),
    { ...row(2, ['approve']), groupTrouble: 'claimed' },
    { ...row(3, []), isHeld: true },
  ]);
  expect(screen.getByRole('row', { name: /Host 1/ })).toHaveTextContent(/BCA 0000001001.*Host 1/);
  const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(said).toContain('Belum dibayar Rp187.551 · Rp62.517 tertahan klaim · Rp62.517 dengan klaim terbuka');
  expect(said).toContain('Rp187.551');
});

it('is chosen from on a phone too, with what they come to', async () => {
  onPhone();
  await open([row(1, ['approve']), row(2, ['approve'])]);
  expect(await screen.findByRole('group', { name: '1 dipilih' })).toHaveTextContent('Rp62.517');
  await user.click(screen.getAllByRole('checkbox')[1]!);
  expect(screen.getByRole('group', { name: '2 dipilih' })).toHaveTextContent('Rp125.034');
  expect(screen.getByRole('button', { name: 'Setujui (2)' })).toBeEnabled();
});
