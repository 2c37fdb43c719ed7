import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpError, type RaRecord } from 'react-admin';
import type { AdminRole } from '#domain/platform/admin-role';
import { openPage } from '../../../test/open-page';
import { sessionFixture, signInAs } from '../../../test/sign-in-as';
import { paymentFixture, stubPayments } from '../../../test/stub-payments';
import { user } from '../../../test/user';
import { HelpKey } from '../shortcuts/help-shortcut';
import type { AdminOrder } from '#contracts/sales/orders.admin.http';
import { saveSession } from '../auth/session';
import { Finder } from './finder';
import { openedRecords, rememberOpened } from './opened-records';

const order = {
  id: 'o-1',
  orderNumber: 'PTG-261128-NETFLIX',
  customerName: 'Budi Santoso',
  providerName: 'Netflix',
  packageName: 'Netflix Premium',
  durationLabel: '1 bulan',
} satisfies Partial<AdminOrder>;
const customer = { id: 'c-1', name: 'Budi Santoso', email: 'budi@contoh.test', phoneNumber: '628111' };

/** What the lists were asked for, as `resource q`; `answers` by resource. */
async function open(answers: Record<string, RaRecord[] | Error> = {}, role: AdminRole = 'owner') {
  signInAs(role);
  const asked: string[] = [];
  const get = async (path: string) => {
    const { pathname, searchParams } = new URL(path, 'http://api/');
    const resource = pathname.slice(1);
    asked.push(`${resource} ${(JSON.parse(searchParams.get('filter')!) as { q: string }).q}`);
    const answer = answers[resource] ?? [];
    if (answer instanceof Error) throw answer;
    return answer as never;
  };
  await openPage(
    <>
      <Finder />
      <HelpKey />
      <input aria-label="Lain" />
    </>,
    { resource: 'orders', path: '/', dataProvider: { ...stubPayments([]).dataProvider, get } },
  );
  return asked;
}
const field = () => screen.findByRole('combobox', { name: 'Cari di mana saja' });
const active = () =>
  document.getElementById(screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('the search over everything', () => {
  beforeEach(() => signInAs('owner'));

  it('shows what is found by kind, and arrow keys and Enter open one', async () => {
    const asked = await open({ orders: [order], customers: [customer] });
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'budi');
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Cari di mana saja');
    const found = await screen.findByRole('group', { name: 'Pesanan' });
    expect(
      within(found).getByRole('option', { name: /PTG-261128-NETFLIX.*Budi Santoso · Netflix Premium · 1 bulan/ }),
    ).toBeVisible();
    expect(within(await screen.findByRole('group', { name: 'Pelanggan' })).getAllByRole('option')).toHaveLength(1);
    expect(asked).toContain('orders budi');
    expect(asked.filter((one) => !one.endsWith(' budi'))).toEqual([]);
    expect(active()).toContain('budi@contoh.test');
    await user.keyboard('{ArrowDown}');
    expect(active()).toContain('PTG-261128-NETFLIX');
    await user.keyboard('{ArrowUp}{Enter}');
    expect(await screen.findByText('/customers/c-1/show')).toBeVisible();
  });

  it('shows people before orders, and orders first where the number of one is typed', async () => {
    await open({ orders: [order], customers: [customer] });
    await user.keyboard('{Control>}k{/Control}');
    const kinds = () => screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'));
    await user.type(await field(), 'bud');
    await screen.findByRole('group', { name: 'Pelanggan' });
    await waitFor(() => expect(kinds()).toEqual(['Pelanggan', 'Pesanan']));
    await user.clear(await field());
    await user.type(await field(), 'ptg-26');
    await waitFor(() => expect(kinds()).toEqual(['Pesanan', 'Pelanggan']));
  });

  it('shows three of a kind, and opens its list with all of them', async () => {
    await open({ orders: [1, 2, 3, 4].map((n) => ({ ...order, id: `o-${n}`, orderNumber: `PTG-${n}` })) });
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'netflix');
    const found = within(await screen.findByRole('group', { name: 'Pesanan' }));
    expect(found.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      ...['PTG-1', 'PTG-2', 'PTG-3'].map((number) => expect.stringContaining(number)),
      'Semua pesanan untuk “netflix”',
    ]);
    expect(found.getByRole('option', { name: /^Semua/ })).toHaveAttribute(
      'href',
      `/orders?${new URLSearchParams({ filter: JSON.stringify({ q: 'netflix' }) })}`,
    );
  });

  it('shows what was opened last before anything is typed, to the session that opened it', async () => {
    for (const n of [1, 2, 1]) rememberOpened({ resource: 'customers', id: `c-${n}`, title: `Pelanggan ${n}` });
    await open();
    await user.keyboard('{Control>}k{/Control}');
    const opened = within(await screen.findByRole('group', { name: 'Terakhir dibuka' }));
    expect(opened.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Pelanggan 1Pelanggan',
      'Pelanggan 2Pelanggan',
    ]);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('/customers/c-1/show')).toBeVisible();
    saveSession({ ...sessionFixture(), sessionUid: 'of-another' });
    expect(openedRecords()).toEqual([]);
  });

  it('says of a payment what has come of it', async () => {
    await open({ payments: [paymentFixture(1, { amount: 38_000, received: 11_000 })] });
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'pengirim');
    expect(await screen.findByRole('option', { name: /PENGIRIM 1 · Rp11.000 dari Rp38.000/ })).toBeVisible();
  });

  it('finds an entry of the menu by its name', async () => {
    await open();
    await user.click(screen.getByRole('button', { name: 'Cari di mana saja' }));
    await user.type(await field(), 'penggantian{Enter}');
    expect(await screen.findByText('/reimbursements')).toBeVisible();
  });

  it('says which list fails, and shows what the others have', async () => {
    await open({ orders: [order], payments: new HttpError('rusak', 400) });
    await user.keyboard('{Meta>}k{/Meta}');
    await user.type(await field(), 'budi');
    expect(await screen.findByRole('option', { name: /PTG-261128-NETFLIX/ })).toBeVisible();
    expect(await screen.findByText('Belum bisa mencari di: Pembayaran.')).toBeVisible();
  });

  it('asks no list that the role may not read, and names no entry that it may not open', async () => {
    const asked = await open({}, 'catalogue');
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'pelanggan');
    await screen.findByText('Tidak ada yang cocok.');
    expect(asked).toEqual(['providers pelanggan']);
    expect(await field()).toHaveAttribute('placeholder', 'Nama layanan atau menu');
    expect(screen.queryByText(/Cari pesanan/)).toBeNull();
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('asks nothing of a single letter', async () => {
    const asked = await open();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'b');
    await new Promise((done) => setTimeout(done, 400));
    expect(asked).toEqual([]);
  });

  it('opens nothing that was found for another text', async () => {
    await open({ orders: [order] });
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'budi');
    await screen.findByRole('option', { name: /PTG-261128-NETFLIX/ });
    await user.keyboard('x{Enter}');
    expect(await field()).toHaveValue('budix');
  });

  it('opens from a field, but not over a dialog, and Esc closes it', async () => {
    await open();
    await user.click(screen.getByRole('textbox', { name: 'Lain' }));
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'penggantian');
    await user.keyboard('{Control>}k{/Control}{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('?');
    expect(screen.getByRole('dialog')).toHaveTextContent('Cari di mana saja');
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1);
  });
});
