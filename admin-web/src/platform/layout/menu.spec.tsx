import { expect, it, jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, TestMemoryRouter, localStorageStore, memoryStore } from 'react-admin';
import { signInAs } from '../../../test/sign-in-as';
import { stubPayments } from '../../../test/stub-payments';
import { i18nProvider } from '../../../test/providers';
import { registry } from '../../registry';
import { RegistryProvider } from '../rooms/registry';
import { ConsoleMenu } from './menu';

const open = (isOpen: boolean, at = '/', store = memoryStore({ 'sidebar.open': isOpen })) => {
  signInAs('owner');
  const dataProvider = {
    ...stubPayments([]).dataProvider,
    get: async () => ({ paymentsToCheck: 120, refundsAsked: 2, unplacedMoney: 0 }) as never,
  };
  return render(
    <TestMemoryRouter initialEntries={[at]}>
      <RegistryProvider value={registry}>
        <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} store={store}>
          <ConsoleMenu />
        </AdminContext>
      </RegistryProvider>
    </TestMemoryRouter>,
  );
};
const HEADINGS = ['Dikerjakan', 'Catatan', 'Merchandise', 'Katalog', 'Sistem'];

it('has a heading above each group, and the count of what waits beside the word', async () => {
  open(true);
  for (const heading of HEADINGS) expect(await screen.findByText(heading)).toBeVisible();
  const payments = await screen.findByRole('menuitem', { name: /Pembayaran.*99\+/ });
  expect(within(payments).getByText('99+').closest('.MuiListItemIcon-root')).toBeNull();
});

it('an entry with a badge opens the rows that the badge counts, another one its list', async () => {
  open(true);
  const refunds = await screen.findByRole('menuitem', { name: /Pengembalian dana.*2/ });
  expect(decodeURIComponent(refunds.getAttribute('href')!)).toBe('/refunds?filter={"state":"requested"}');
  const unplaced = screen.getByRole('menuitem', { name: /Dana belum dikenali/, hidden: true });
  expect(unplaced).toHaveAttribute('href', '/unplaced-money');
});

it('folds a group, whose lists keep their keys and whose number stands at the heading', async () => {
  open(true);
  const heading = await screen.findByRole('menuitem', { name: /Dikerjakan/ });
  expect(heading).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(heading);
  expect(await screen.findByRole('menuitem', { name: /Dikerjakan\s*99\+/ })).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('menuitem', { name: /^Pembayaran.*99/ })).toBeNull();
  expect(screen.getByRole('menuitem', { name: /^Pembayaran.*99/, hidden: true })).toBeInTheDocument();
});

it('folds the work of which nothing waits below one line, but not what is done each day', async () => {
  open(true);
  const more = await screen.findByRole('menuitem', { name: /^Lainnya \(\d+\)$/ });
  expect(await screen.findByRole('menuitem', { name: /^Penggantian/ })).toBeVisible();
  expect(more).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('menuitem', { name: /Dana belum dikenali/ })).toBeNull();
  more.focus();
  await userEvent.keyboard('{Enter}');
  expect(more).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('menuitem', { name: /Dana belum dikenali/ })).toBeVisible();
});

it('the fold is open while one of its pages is shown, and records are folded at first', async () => {
  open(true, '/unplaced-money');
  expect(await screen.findByRole('menuitem', { name: /Dana belum dikenali/ })).toBeVisible();
  expect(screen.getByRole('menuitem', { name: /^Catatan/ })).toHaveAttribute('aria-expanded', 'false');
});

it('a group that is opened comes into sight', async () => {
  const seen = jest.fn();
  HTMLElement.prototype.scrollIntoView = function (this: HTMLElement, how) {
    seen(this.textContent, how);
  };
  open(true);
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Katalog/ }));
  expect(seen).toHaveBeenCalledWith(expect.stringContaining('Layanan'), { block: 'nearest' });
});

it('collapsed, it has neither headings nor numbers above its icons', async () => {
  open(false);
  await screen.findAllByRole('menuitem');
  for (const heading of HEADINGS) expect(screen.queryByText(heading)).toBeNull();
  expect(document.querySelector('.MuiBadge-badge:not(.MuiBadge-dot)')).toBeNull();
});

/** A store in memory is emptied with its page. */
const lasting = (name: string) => localStorageStore(undefined, name);

it('remembers for the next visit which groups an admin has folded and opened', async () => {
  const store = lasting('groups');
  const { unmount } = open(true, '/', store);
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Dikerjakan/ }));
  await userEvent.click(screen.getByRole('menuitem', { name: /^Katalog/ }));
  unmount();
  open(true, '/', store);
  const isOpen = async (name: RegExp) => (await screen.findByRole('menuitem', { name })).getAttribute('aria-expanded');
  expect(await isOpen(/^Dikerjakan/)).toBe('false');
  expect(await isOpen(/^Katalog/)).toBe('true');
  expect(await isOpen(/^Sistem/)).toBe('false');
});

it('remembers whether the work of which nothing waits was unfolded', async () => {
  const store = lasting('more');
  const { unmount } = open(true, '/', store);
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Lainnya/ }));
  unmount();
  open(true, '/', store);
  expect(await screen.findByRole('menuitem', { name: /^Lainnya/ })).toHaveAttribute('aria-expanded', 'true');
});
