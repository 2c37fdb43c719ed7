import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openPage } from '../../../test/open-page';
import { stubPayments } from '../../../test/stub-payments';
import { ShopSettingList } from './shop-setting-list';

const setting = (name: string, value: number | string | null, fallback: number | string | null = null) => ({
  id: name,
  name,
  kind: typeof fallback === 'number' ? 'rupiah' : 'line',
  value,
  fallback,
  changedAt: value === null ? null : '2026-11-24T02:00:00.000Z',
  changedBy: value === null ? null : 'Sari',
  allowedActions: value === null ? ['change'] : ['change', 'reset'],
});
const rows = [
  setting('refundApprovalFrom', null, 500_000),
  setting('contactWhatsapp', '6281200000000'),
  setting('companyRegistration', null),
  setting('companyName', 'PT Patungan Bersama'),
];

it('settings stand below what they are about, and each says whether it is filled in, its default or changed', async () => {
  await openPage(<ShopSettingList />, {
    resource: 'shop-settings',
    path: '/shop-settings',
    dataProvider: { ...stubPayments([]).dataProvider, getList: async () => ({ data: rows as never[], total: 4 }) },
  });
  const company = await screen.findByRole('region', { name: 'Perusahaan' });
  expect(company).toHaveTextContent(
    /Nama perusahaan.*PT Patungan Bersama.*Diubah 24.Nov.2026, 09.00.WIB · Sari.*Nomor pendaftaran.*Belum diisi/,
  );
  expect(screen.getByRole('region', { name: 'Kontak dan jam buka' })).toHaveTextContent(/WhatsApp.*6281200000000/);
  const limits = screen.getByRole('region', { name: 'Batas persetujuan' });
  expect(limits).toHaveTextContent(/Rp500.000Bawaan/);
  expect(within(limits).queryByRole('button', { name: 'Kembalikan' })).toBeNull();
});
