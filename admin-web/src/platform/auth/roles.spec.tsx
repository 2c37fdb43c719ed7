import { describe, expect, it } from '@jest/globals';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { AdminContext, TestMemoryRouter, memoryStore } from 'react-admin';
import type { AdminDashboard } from '#contracts/dashboard.http';
import { ADMIN_ROLES, type AdminRole, type Permission, mayRole } from '#domain/platform/admin-role';
import { stubPayments } from '../../../test/stub-payments';
import { sessionFixture, signInAs } from '../../../test/sign-in-as';
import { DashboardPage } from '../dashboard/dashboard.page';
import { i18nProvider } from '../../../test/providers';
import { registry } from '../../registry';
import { RegistryProvider } from '../rooms/registry';
import { AccessDenied, RequirePermission } from './access-denied';
import { protectedResource } from './protected-resource';
import { RecordLink } from '../records/record-link';
import { updateSession } from './session';
import { ConsoleMenu } from '../layout/menu';

const figures: AdminDashboard = { serverTime: '2026-11-20T08:00:00.000Z', openFollowUps: 4, purchasesToVerify: 2 };

/** How often the figures were asked for. */
async function show(role: AdminRole, children: React.ReactNode) {
  signInAs(role);
  const asked = { times: 0 };
  const dataProvider = {
    ...stubPayments([]).dataProvider,
    get: async () => {
      asked.times += 1;
      return figures as never;
    },
  };
  render(
    <TestMemoryRouter>
      <RegistryProvider value={registry}>
        <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} store={memoryStore()}>
          {children}
          <span data-testid="drawn" />
        </AdminContext>
      </RegistryProvider>
    </TestMemoryRouter>,
  );
  await screen.findByTestId('drawn');
  return asked;
}
/** Without the badge before and the shortcut behind; in folded groups too. */
const menu = () =>
  screen
    .getAllByRole('menuitem', { hidden: true })
    .map((item) => item.textContent!.replace(/^\d+/, '').replace(/G\W\w$/, ''));

/** Written by hand, independently of the table of roles. */
const SEES: Record<AdminRole, { has: string[]; hasNot: string[] }> = {
  support: {
    has: [
      'Dasbor',
      'Pesanan',
      'Kursi',
      'Grup',
      'Permintaan bantuan',
      'Pelanggan',
      'Daftar hitam',
      'Pembayaran',
      'Paket',
    ],
    hasNot: ['Buku besar', 'Admin', 'Catatan audit', 'Peristiwa', 'Perawatan', 'Kategori', 'Kenaikan harga'],
  },
  finance: {
    has: ['Dasbor', 'Pembayaran', 'Pembelian host', 'Penggantian', 'Buku besar', 'Pelanggan', 'Pesanan'],
    hasNot: ['Daftar hitam', 'Permintaan bantuan', 'Email & notifikasi', 'Admin', 'Catatan audit', 'Kategori'],
  },
  catalogue: {
    has: ['Dasbor', 'Semua yang menunggu', 'Kategori', 'Paket', 'Teks skema harga', 'Kenaikan harga', 'Syarat ikut'],
    hasNot: ['Pelanggan', 'Pesanan', 'Pembayaran', 'Grup', 'Buku besar', 'Admin'],
  },
  owner: {
    has: [
      'Dasbor',
      'Admin',
      'Buku besar',
      'Perawatan',
      'Pelanggan',
      'Kategori',
      'Catatan audit',
      'Peristiwa',
      'Email & notifikasi',
    ],
    hasNot: [],
  },
};

describe('the menu', () => {
  it.each(ADMIN_ROLES)('of %s has what the role works with and nothing else', async (role) => {
    await show(role, <ConsoleMenu />);
    const items = menu();
    expect(items).toEqual(expect.arrayContaining(SEES[role].has));
    for (const name of SEES[role].hasNot) expect(items).not.toContain(name);
  });

  it('changes with the role, without a reload', async () => {
    await show('support', <ConsoleMenu />);
    expect(menu()).not.toContain('Buku besar');
    await act(async () => updateSession(sessionFixture('finance')));
    expect(menu()).toContain('Buku besar');
  });

  it('of the catalogue has the number of its desk, with the rows that it counts', async () => {
    figures.sekeranjangWaiting = 3;
    try {
      await show('catalogue', <ConsoleMenu />);
      const item = await screen.findByRole('menuitem', { name: /Produk Sekeranjang.*3/ });
      expect(item).toBeVisible();
      expect(item).toHaveAttribute('href', expect.stringContaining('/sekeranjang-products?'));
    } finally {
      delete figures.sekeranjangWaiting;
    }
  });
});

describe('the dashboard', () => {
  const rows = async () => {
    const list = await screen.findByRole('region', { name: 'Menunggu dikerjakan' });
    await within(list).findAllByRole('link');
    return within(list)
      .queryAllByRole('link')
      .map((link) => link.getAttribute('aria-label'))
      .filter((label) => label !== null);
  };

  it('shows the parts of the answer as rows, and none for the others', async () => {
    await show('support', <DashboardPage />);
    expect(await rows()).toEqual(['Pembelian host: 2', 'Permintaan bantuan: 4']);
  });

  it('says to an owner above all what of the shop is still to be filled in, with a link to its place', async () => {
    figures.setup = ['bankAccounts', 'company'];
    try {
      await show('owner', <DashboardPage />);
      const notice = await screen.findByRole('alert');
      expect(notice).toHaveTextContent('hal belum diisi sebelum toko menerima pelanggan');
      const links = within(notice).getAllByRole('link');
      expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
        ['Rekening bank', '/payment-methods'],
        ['Data perusahaan', '/shop-settings'],
      ]);
    } finally {
      delete figures.setup;
    }
  });

  it('has what is late first', async () => {
    Object.assign(figures, { knownLogins: 5 });
    try {
      await show('owner', <DashboardPage />);
      expect(await rows()).toEqual([
        'Data login diketahui mantan anggota: 5',
        'Pembelian host: 2',
        'Permintaan bantuan: 4',
      ]);
    } finally {
      delete figures.knownLogins;
    }
  });

  it('counts as work what the list of all that waits has, and keeps what only waits for others below it', async () => {
    const watched = {
      waitingSeats: { total: 5, late: 1, oldestAt: null },
      periodsEnding: { total: 3, by: '2026-12-07' },
    };
    Object.assign(figures, watched);
    try {
      await show('owner', <DashboardPage />);
      expect(await rows()).toEqual([
        'Pembelian host: 2',
        'Permintaan bantuan: 4',
        'Kursi lunas yang menunggu: 5',
        'Masa berakhir minggu ini: 3',
      ]);
      const work = screen.getByRole('list', { name: 'Menunggu dikerjakan' });
      expect(within(work).getAllByRole('listitem')).toHaveLength(2);
      const others = screen.getByRole('list', { name: 'Dipantau' });
      expect(within(others).getAllByRole('listitem')).toHaveLength(2);
    } finally {
      for (const name of Object.keys(watched)) delete figures[name as keyof typeof figures];
    }
  });

  it('says until when a claim is to be answered: what is due soonest stands above what has no deadline, below what is late', async () => {
    const at = (hours: number) => new Date(Date.parse(figures.serverTime) + hours * 3_600_000).toISOString();
    const clocks = (hours: number) => ({
      runningClaims: { since: null, dueAt: at(hours) },
      purchasesToVerify: { since: at(-30), dueAt: null },
    });
    try {
      for (const [hours, titles] of [
        [-1, ['Klaim akses: 1', 'Data login diketahui mantan anggota: 5', 'Pembelian host: 2']],
        [13, ['Data login diketahui mantan anggota: 5', 'Klaim akses: 1', 'Pembelian host: 2']],
      ] as const) {
        Object.assign(figures, { runningClaims: 1, knownLogins: 5, deskClocks: clocks(hours) });
        await show('support', <DashboardPage />);
        expect((await rows()).slice(0, 3)).toEqual(titles);
        expect(screen.getByTitle(/^paling lambat \d+ \w+ \d{4}, \d\d\.\d\d WIB$/)).toBeVisible();
        cleanup();
      }
    } finally {
      Object.assign(figures, { runningClaims: undefined, knownLogins: undefined, deskClocks: undefined });
    }
  });

  it('has rows for what waits, and below one line that opens links for the desks where nothing does', async () => {
    const { openFollowUps } = figures;
    Object.assign(figures, { openFollowUps: 0, unreadThreads: 3, runningClaims: 0 });
    try {
      await show('support', <DashboardPage />);
      expect(await rows()).toContain('Percakapan: 3');
      const quiet = screen.getByText('2 antrean kosong').closest('details')!;
      expect(quiet).not.toHaveAttribute('open');
      expect(quiet).toHaveTextContent('Permintaan bantuan, Klaim akses');
      expect(within(quiet).getByRole('link', { name: 'Klaim akses' })).toHaveAttribute(
        'href',
        expect.stringContaining('/access-claims?'),
      );
    } finally {
      Object.assign(figures, { openFollowUps, unreadThreads: undefined, runningClaims: undefined });
    }
  });

  it('of the catalogue has its desk', async () => {
    const before = { ...figures };
    for (const name of ['openFollowUps', 'purchasesToVerify'] as const) delete figures[name];
    figures.sekeranjangWaiting = 3;
    try {
      await show('catalogue', <DashboardPage />);
      expect(await rows()).toEqual([expect.stringMatching(/Sekeranjang.*: 3$/)]);
    } finally {
      delete figures.sekeranjangWaiting;
      Object.assign(figures, before);
    }
  });
});

describe('a page that a role may not open', () => {
  it('is a name and no link', async () => {
    await show(
      'catalogue',
      <>
        <RecordLink resource="customers" id="1">
          Budi
        </RecordLink>
        <RecordLink resource="packages" id="2">
          Netflix
        </RecordLink>
      </>,
    );
    expect(screen.getByText('Budi')).toBeVisible();
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Netflix']);
  });

  it.each<[Permission, AdminRole]>([
    ['ledger.read', 'support'],
    ['price-imports.create', 'finance'],
  ])('a missing permission %s is explained to %s, with a way back', async (permission, role) => {
    await show(
      role,
      <RequirePermission permission={permission}>
        <p>isi</p>
      </RequirePermission>,
    );
    expect(mayRole(role, permission)).toBe(false);
    expect(screen.queryByText('isi')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Bagian ini dikerjakan rekan lain' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Kembali ke awal' })).toHaveAttribute('href', '/');
  });

  it('of a resource sends no request that the API would refuse', async () => {
    let begun = 0;
    const Page = () => {
      begun += 1;
      return <p>isi</p>;
    };
    const { list: List, edit: Edit } = protectedResource({ name: 'packages', list: Page, edit: Page });
    if (typeof List !== 'function' || typeof Edit !== 'function') throw new Error('pages are components');
    await show('support', <Edit />);
    expect([begun, screen.queryByText('isi')]).toEqual([0, null]);
    cleanup();
    await show('support', <List />);
    expect(screen.getByText('isi')).toBeVisible();
  });

  it('names the role that one has', async () => {
    await show('finance', <AccessDenied />);
    expect(screen.getByText(/Peranmu \(Keuangan\)/)).toBeVisible();
  });
});
