import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { AdminWaiting } from '#contracts/dashboard.http';
import { openPage } from '../../../test/open-page';
import { signInAs } from '../../../test/sign-in-as';
import { stubRecords } from '../../../test/stub-records';
import { user } from '../../../test/user';
import { queueWith } from '../lists/queue';
import { WaitingPage } from './waiting.page';

const HOUR = 3_600_000;
const moment = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const ROWS: AdminWaiting = [
  { desk: 'paymentsToCheck', uid: 'p1', since: moment(-8), dueAt: moment(-2), isLate: true },
  { desk: 'linesToExplain', uid: 'l1', since: moment(-50), dueAt: null, isLate: false },
  { desk: 'refundsAsked', uid: 'r1', since: moment(-30), dueAt: null, isLate: false },
];
const customerName = 'Budi';
const plan = { providerName: 'Spotify', packageName: 'Reguler', durationLabel: '1 bulan' };

async function open() {
  signInAs('owner');
  const asked: string[] = [];
  const { dataProvider } = stubRecords({
    payments: [{ id: 'p1', orderNumber: 'PTG-1', customerName, ...plan, amount: 54_000 }],
    refunds: [{ id: 'r1', orderNumber: 'PTG-2', customerName, amount: 61_000 }],
    'statement-lines': [],
  });
  const get = async (path: string) => {
    asked.push(path);
    const desk = /desk=(\w+)/.exec(path)?.[1];
    return path === 'dashboard'
      ? { serverTime: moment(0), paymentsToCheck: 1, linesToExplain: 1, refundsAsked: 1, openHints: 0 }
      : ROWS.filter((row) => !desk || row.desk === desk);
  };
  const getMany = async (list: string, { ids }: { ids: unknown[] }) => {
    asked.push(`${list} ${ids.length}`);
    if (list === 'statement-lines') throw new Error('away');
    return dataProvider.getMany(list, { ids: ids as string[] });
  };
  await openPage(<WaitingPage />, {
    resource: 'dashboard',
    path: '/waiting',
    dataProvider: { ...dataProvider, get: get as never, getMany: getMany as never },
  });
  await screen.findByText('PTG-1');
  return asked;
}
const rows = () => within(screen.getByRole('list', { name: 'Semua yang menunggu' })).getAllByRole('listitem');

it('the inbox lists what waits of all kinds in the order of the API, each with whose it is, and leads to its record', async () => {
  const asked = await open();
  expect(rows().map((row) => row.textContent)).toEqual([
    'PembayaranPTG-1Budi · Spotify Reguler · Rp54.000lewat 2 jam',
    // A row whose record cannot be read is still there.
    'Rekening koranRekening koransejak 2 hari',
    'Pengembalian danaPTG-2Budi · Rp61.000sejak 1 hari 6 jam',
  ]);
  expect(rows().map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual([
    '/payments/p1/show',
    '/statements',
    '/refunds/r1/show',
  ]);
  // One request for each list, however many rows.
  expect(asked.filter((path) => path.includes(' ')).sort()).toEqual(['payments 1', 'refunds 1', 'statement-lines 1']);
});

it('the inbox is narrowed to a kind of which something waits, by the numbers of the menu', async () => {
  await open();
  const kinds = within(screen.getByRole('group', { name: 'Jenis' })).getAllByRole('button');
  expect(kinds.map((kind) => kind.textContent)).toEqual([
    'Semua3',
    'Pembayaran1',
    'Rekening koran1',
    'Pengembalian dana1',
  ]);
  await user.click(kinds[3]!);
  expect(await screen.findByText('PTG-2')).toBeVisible();
  expect(rows()).toHaveLength(1);
  expect(screen.getByRole('button', { name: /Pengembalian dana/ })).toHaveAttribute('aria-pressed', 'true');
});

it('a record that was opened from the inbox leads to the next that waits, of whatever kind', async () => {
  await open();
  await user.click(within(rows()[0]!).getByRole('link'));
  expect(queueWith('payments', 'p1')).toMatchObject({
    desk: undefined,
    // The lines of a statement have no page of their own.
    items: [
      { resource: 'payments', id: 'p1' },
      { resource: 'refunds', id: 'r1' },
    ],
  });
});
