import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../../test/open-page';
import { signInAs } from '../../../test/sign-in-as';
import { stubRecords } from '../../../test/stub-records';
import { user } from '../../../test/user';
import { renderRecord } from '../../../test/render-record';
import { RecordActions } from '../../platform/actions/record-actions';
import { ConfirmDialog } from '../../platform/actions/simple-dialogs';
import { AccountDialog } from '../shared/account-dialog';
import { PayoutList, PayoutShow } from './payouts';

const payout = (n: number, given: object = {}) => ({
  id: `5000000${n}-0000-4000-8000-000000000001`,
  customerUid: `6000000${n}-0000-4000-8000-000000000001`,
  customerName: `Penerima ${n}`,
  isBlocked: false,
  bankName: 'BCA',
  accountNumber: `000000100${n}`,
  accountName: `Penerima ${n}`,
  kind: 'refund',
  state: 'approved',
  amount: 62_517,
  dueAt: '2026-11-20T03:00:00.000Z',
  batchUid: null,
  inFile: false,
  allowedActions: ['approve', 'change-account'],
  forbiddenActions: [],
  ...given,
});

async function openList(payouts: object[]) {
  signInAs('finance');
  const desk = stubRecords({ payouts: payouts as { id: string }[] });
  const posts: string[] = [];
  const post = async (resource: string) => {
    posts.push(resource);
    return { uid: '70000000-0000-4000-8000-000000000001' };
  };
  const dataProvider = { ...desk.dataProvider, post } as typeof desk.dataProvider;
  await openPage(<PayoutList />, { resource: 'payouts', path: '/payouts', dataProvider });
  await user.click(await screen.findByRole('button', { name: 'Buat transfer massal' }));
  return posts;
}

it('a batch names blocked recipients before it takes their money in', async () => {
  const posts = await openList([payout(1, { isBlocked: true, blocked: true })]);
  const dialog = await screen.findByRole('dialog', { name: 'Buat transfer massal?' });
  expect(dialog).toHaveTextContent('Penerima 1 · Rp62.517');
  expect(posts).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Buat transfer massal' }));
  await waitFor(() => expect(posts).toEqual(['payout-batches']));
});

it('a batch asks nothing where no recipient of it is blocked', async () => {
  const posts = await openList([payout(2, { blocked: true, batchUid: payout(3).id })]);
  await waitFor(() => expect(posts).toEqual(['payout-batches']));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  ['approve', ConfirmDialog, 'Setujui'],
  ['change-account', AccountDialog, /rekening/i],
])('the dialog of %s says that the recipient is blocked', async (action, dialog, name) => {
  await renderRecord(<RecordActions plans={{ [action]: { icon: null, dialog } }} />, {
    resource: 'payouts',
    record: payout(1, { isBlocked: true, allowedActions: [action] }),
    dataProvider: stubRecords({}).dataProvider,
  });
  await user.click(screen.getByRole('button', { name }));
  expect(screen.getByRole('dialog')).toHaveTextContent('Penerima 1 diblokir.');
});

async function openPayout(given: object) {
  signInAs('finance');
  const record = {
    ...payout(5),
    approvedBy: null,
    paidBy: null,
    paidAt: null,
    reference: null,
    cameBack: null,
    resends: null,
    ...given,
  };
  const { dataProvider } = stubRecords({ payouts: [record] });
  const path = `/payouts/${record.id}/show`;
  await openPage(<PayoutShow />, { resource: 'payouts', path: '/payouts/:id/show', at: path, dataProvider });
}

it('a payout that is approved at another desk says at which one, with a link, and its account is no next step', async () => {
  const id = '80000000-0000-4000-8000-000000000001';
  const at = { resource: 'reimbursements', id };
  await openPayout({ kind: 'reimbursement', state: 'scheduled', approvalDesk: at, allowedActions: ['change-account'] });
  const link = await screen.findByRole('link', { name: 'Penggantian' });
  expect(link).toHaveAttribute('href', `/reimbursements/${id}/show`);
  expect(link.closest('[role=alert]')).toHaveTextContent('Pembayaran ini disetujui di daftarnya sendiri: Penggantian');
  expect(screen.getByRole('button', { name: 'Ganti rekening' })).toHaveClass('MuiButton-outlined');
  expect(screen.getAllByText('Perlu disetujui')).toHaveLength(1);
});

it('the list says of one that is approved at another desk where, as a link, and only of the others that they wait here', async () => {
  signInAs('finance');
  const id = '80000000-0000-4000-8000-000000000001';
  const rows = [
    { kind: 'reimbursement', approvalDesk: { resource: 'reimbursements', id } },
    { approvalDesk: null },
  ].map((given, n) => payout(n + 1, { state: 'scheduled', unpaid: true, ...given }));
  const { dataProvider } = stubRecords({ payouts: rows });
  await openPage(<PayoutList />, { resource: 'payouts', path: '/payouts', dataProvider });
  const rowOf = async (n: number) => (await screen.findByText(`Penerima ${n}`)).closest('tr')!;
  const [there, here] = [await rowOf(1), await rowOf(2)];
  expect(there).toHaveTextContent('Perlu disetujuiSetujui di Penggantian');
  expect(within(there).getByRole('link', { name: 'Setujui di Penggantian' })).toHaveAttribute(
    'href',
    `/reimbursements/${id}/show`,
  );
  expect(within(here).getByText('Perlu disetujui')).toBeVisible();
});

it('one that waits is approved from its row, and only where that is allowed', async () => {
  const waits = { state: 'scheduled', approvalDesk: null };
  signInAs('finance');
  const desk = stubRecords({
    payouts: [payout(1, waits), payout(2, { ...waits, allowedActions: ['change-account'] })],
  });
  await openPage(<PayoutList />, { resource: 'payouts', path: '/payouts', dataProvider: desk.dataProvider });
  await screen.findByText('Penerima 2');
  await user.click(screen.getByRole('button', { name: 'Setujui' }));
  const dialog = screen.getByRole('dialog', { name: 'Setujui?' });
  expect(dialog).toHaveTextContent('Penerima 1 · Rp62.517');
  await user.click(within(dialog).getByRole('button', { name: 'Setujui' }));
  await waitFor(() => expect(desk.writes).toEqual([{ act: 'approve', id: payout(1).id, body: {} }]));
});

it('a role that may not approve at the other desk reads where that is', async () => {
  signInAs('support');
  const at = { resource: 'reimbursements', id: '80000000-0000-4000-8000-000000000001' };
  const rows = [payout(1, { state: 'scheduled', approvalDesk: at, allowedActions: [] })];
  const { dataProvider } = stubRecords({ payouts: rows });
  await openPage(<PayoutList />, { resource: 'payouts', path: '/payouts', dataProvider });
  expect((await screen.findByText('Penerima 1')).closest('tr')).toHaveTextContent('Perlu disetujui di Penggantian');
});

it('without an account to fill it in is the next step', async () => {
  const none = { bankName: null, accountNumber: null, accountName: null };
  await openPayout({
    ...none,
    kind: 'bounced',
    state: 'scheduled',
    approvalDesk: null,
    allowedActions: ['change-account'],
  });
  expect(await screen.findByRole('button', { name: 'Ganti rekening' })).toHaveClass('MuiButton-contained');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('the list has one filter of what is to be approved there, and another one of all that waits for an approval', async () => {
  signInAs('finance');
  await openPage(<PayoutList />, {
    resource: 'payouts',
    path: '/payouts',
    dataProvider: stubRecords({ payouts: [] }).dataProvider,
  });
  const chips = within(screen.getByRole('group', { name: 'Saring menurut keadaan' })).getAllByRole('button');
  const names = chips.map(({ textContent }) => textContent);
  expect(new Set(names).size).toBe(names.length);
});
