import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { RaRecord } from 'react-admin';
import { openPage } from '../../../test/open-page';
import { paymentFixture, stubPayments } from '../../../test/stub-payments';
import { user } from '../../../test/user';
import { AccountGroupList } from '../../products/subscriptions/account-groups/account-group-list';
import { AccountList } from '../../products/subscriptions/accounts/account-list';
import { AuditEntriesList } from '../../identity/audit-entries/audit-entry-list';
import { CustomerList } from '../../identity/customers/customer-list';
import type { AdminDataProvider } from '../data/data-provider';
import { i18nProvider } from '../../../test/providers';
import { OrderList } from '../../sales/orders/order-list';
import { PaymentList } from '../../sales/payments/payment-list';
import { ReimbursementList } from '../../products/subscriptions/reimbursements/reimbursement-list';

afterEach(() => {
  jest.restoreAllMocks();
  return i18nProvider.changeLocale('id');
});

const createdAt = '2026-11-20T08:00:00Z';
const ofOrder = { orderNumber: 'PTG-1', customerName: 'Sari', phoneNumber: '628120000', createdAt };
const plan = { providerName: 'Netflix', packageName: 'Netflix TV', durationLabel: '1 bulan' };
const seat = { groupName: 'Ceria', groupUid: 'g', seatNumber: 2 };

const order = {
  ...ofOrder,
  ...plan,
  ...seat,
  id: 'o',
  status: 3,
  kind: 'pre-order',
  email: 's@x.id',
  grandTotal: 47500,
};
const account = { ...ofOrder, ...plan, ...seat, id: 'a', role: 'regular', status: 3, hasAccess: false };
const group = {
  ...plan,
  id: 'g',
  name: 'Ceria',
  familyName: 'Premium',
  seats: 5,
  occupied: 4,
  missing: 1,
  seatMap: [],
  createdAt,
};
const customer = {
  id: 'c',
  name: 'Sari',
  email: 's@x.id',
  phoneNumber: '628120000',
  orders: 2,
  blockedAt: null,
  createdAt,
};
const entry = {
  id: 'e',
  at: createdAt,
  actor: 'Budi',
  action: 'activate',
  subject: 'admins',
  subjectUid: 'x',
  ip: '::1',
};
const batch = {
  ...ofOrder,
  ...plan,
  id: 'r',
  bankName: 'BCA',
  accountNumber: '1',
  accountName: 'S',
  amount: 9,
  dueAt: createdAt,
};

/** The lines of the file that the button makes. */
async function exported(list: ReactElement, resource: string, record: RaRecord, button = 'Ekspor CSV', total = 1) {
  const made = jest.spyOn(URL, 'createObjectURL').mockReturnValue('#');
  const getList: AdminDataProvider['getList'] = async (_, { pagination }) => {
    const { page, perPage } = pagination!;
    const ids = Array.from({ length: Math.min(perPage, total) }, (_, n) => (page - 1) * perPage + n);
    return { data: ids.map((id) => ({ ...record, id })) as never, total };
  };
  const get = () => new Promise<never>(() => undefined);
  const getMany: AdminDataProvider['getMany'] = async (_, { ids }) => ({
    data: ids.map((id) => ({ id, name: 'Wati' })) as never,
  });
  await openPage(list, {
    resource,
    path: `/${resource}`,
    dataProvider: { ...stubPayments([]).dataProvider, getList, getMany, get },
  });
  await user.click(await screen.findByRole('button', { name: button }));
  await waitFor(() => expect(made).toHaveBeenCalled());
  const text = await (made.mock.lastCall![0] as Blob).text();
  return text.trim().split('\r\n');
}

describe('a list as a file', () => {
  it.each<[string, ReactElement, RaRecord, string[]]>([
    [
      'orders',
      <OrderList key="orders" />,
      order,
      [
        'Nomor;Dipesan (WIB);Status;Jenis;Pelanggan;Email;WhatsApp;Paket;Grup;Kursi;Total',
        'PTG-1;2026-11-20 15:00;Diproses;Pre-Order;Sari;s@x.id;628120000;Netflix TV · 1 bulan;Ceria;2;47500',
      ],
    ],
    [
      'accounts',
      <AccountList key="accounts" />,
      account,
      [
        'Pesanan;Pelanggan;WhatsApp;Paket;Grup;Kursi;Peran;Status;Dibuat (WIB)',
        'PTG-1;Sari;628120000;Netflix TV · 1 bulan;Ceria;2;Reguler;Disiapkan (Active);2026-11-20 15:00',
      ],
    ],
    [
      'account-groups',
      <AccountGroupList key="groups" />,
      group,
      ['Grup;Layanan;Keluarga paket;Kursi;Terisi;Kurang;Dibuka (WIB)', 'Ceria;Netflix;Premium;5;4;1;2026-11-20 15:00'],
    ],
    [
      'customers',
      <CustomerList key="customers" />,
      customer,
      ['Nama;Email;WhatsApp;Pesanan;Status;Terdaftar (WIB)', 'Sari;s@x.id;628120000;2;Aktif;2026-11-20 15:00'],
    ],
    [
      'audit-entries',
      <AuditEntriesList key="audit" />,
      entry,
      [
        'Waktu (WIB);Pelaku;Tindakan;Objek;Yang mana;ID objek;Alasan;IP',
        '2026-11-20 15:00;Budi;Aktifkan lagi;Admin;Wati;x;;::1',
      ],
    ],
    [
      'payments',
      <PaymentList key="payments" />,
      paymentFixture(1, { submittedAt: createdAt }),
      [
        'Pesanan;Pelanggan;Paket;Nominal;Diterima;Keadaan;Bank pengirim;Atas nama;Dikirim (WIB);Diputuskan (WIB);Oleh;Alasan',
        'PTG-1;Pelanggan 1;Netflix TV · 1 bulan;54001;;Dicek;BCA;PENGIRIM 1;2026-11-20 15:00;;;',
      ],
    ],
    [
      'payments',
      <PaymentList key="short" />,
      paymentFixture(1, { submittedAt: createdAt, amount: 110_001, received: 60_000, state: 'confirmed' }),
      [
        'Pesanan;Pelanggan;Paket;Nominal;Diterima;Keadaan;Bank pengirim;Atas nama;Dikirim (WIB);Diputuskan (WIB);Oleh;Alasan',
        'PTG-1;Pelanggan 1;Netflix TV · 1 bulan;110001;60000;Dikonfirmasi;BCA;PENGIRIM 1;2026-11-20 15:00;;;',
      ],
    ],
  ])('has the labels of the screen: %s', async (resource, list, record, lines) => {
    expect(await exported(list, resource, record)).toEqual(lines);
  });

  it('follows the language of the console', async () => {
    await i18nProvider.changeLocale('en');
    const [header, row] = await exported(<CustomerList />, 'customers', customer, 'Export CSV');
    expect([header, row]).toEqual([
      'Name,E-mail,WhatsApp,Orders,Status,Registered (WIB)',
      'Sari,s@x.id,628120000,2,Active,2026-11-20 15:00',
    ]);
  });

  it.each<[string, ReactElement, string, string]>([
    ['customers', <CustomerList key="list" />, 'Ekspor CSV', 'baris. Persempit daftarnya untuk sisanya.'],
    [
      'reimbursements',
      <ReimbursementList key="list" />,
      'Ekspor daftar disetujui',
      'penggantian. Setelah ini dibayar, ekspor lagi untuk sisanya.',
    ],
  ])('warns how much of a long list one file holds: %s', async (resource, list, button, rest) => {
    const row = { ...batch, ...customer };
    const lines = await exported(list, resource, row, button, 12_345);
    expect(lines).toHaveLength(5_001);
    await screen.findByText(`Baru 5.000 dari 12.345 ${rest}`);
  });

  it('is read again when rows were added or removed between its pages: none twice, none missing', async () => {
    // 1,001 rows, newest first; one more arrives after the first page has been read.
    const rows = Array.from({ length: 1_001 }, (_, n) => ({ ...order, id: n, orderNumber: `PTG-${n}` }));
    let asked = 0;
    const made = jest.spyOn(URL, 'createObjectURL').mockReturnValue('#');
    const getList: AdminDataProvider['getList'] = async (_, { pagination }) => {
      const { page, perPage } = pagination!;
      if (perPage === 1_000 && (asked += 1) === 2) rows.unshift({ ...order, id: 5_000, orderNumber: 'PTG-BARU' });
      return { data: rows.slice((page - 1) * perPage, page * perPage) as never, total: rows.length };
    };
    const dataProvider = { ...stubPayments([]).dataProvider, getList };
    await openPage(<OrderList />, { resource: 'orders', path: '/orders', dataProvider });
    await user.click(await screen.findByRole('button', { name: 'Ekspor CSV' }));
    await waitFor(() => expect(made).toHaveBeenCalled());
    const lines = (await (made.mock.lastCall![0] as Blob).text()).trim().split('\r\n');
    const numbers = lines.slice(1).map((line) => line.split(';')[0]);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.toSorted()).toEqual(rows.map(({ orderNumber }) => orderNumber).toSorted());
  });

  it.each([
    ['id', 'Ekspor CSV', 'Tidak ada yang bisa diekspor.'],
    ['en', 'Export CSV', 'There is nothing to export.'],
  ])('says that an empty list has nothing to export: %s', async (locale, name, text) => {
    await i18nProvider.changeLocale(locale);
    const getList: AdminDataProvider['getList'] = async () => ({ data: [], total: 0 });
    const dataProvider = { ...stubPayments([]).dataProvider, getList };
    await openPage(<OrderList />, { resource: 'orders', path: '/orders', dataProvider });
    const button = await screen.findByRole('button', { name });
    await waitFor(() => expect(button.title).toBe(text));
    await user.click(button);
    await screen.findByText(text);
  });

  it('does not warn about a complete file', async () => {
    await exported(<CustomerList />, 'customers', customer);
    expect(screen.queryByText(/^Baru/)).toBeNull();
  });

  it('has the words of the console for approved reimbursements too', async () => {
    const [header] = await exported(<ReimbursementList />, 'reimbursements', batch, 'Ekspor daftar disetujui');
    expect(header).toBe('Bank;Nomor rekening;Atas nama;Dibayarkan;Pesanan;Jatuh tempo (WIB);ID');
  });
});
