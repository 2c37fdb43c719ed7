import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { openPage } from '../../../test/open-page';
import { sessionFixture, signInAs } from '../../../test/sign-in-as';
import { stubPayments } from '../../../test/stub-payments';
import { user } from '../../../test/user';
import type { AdminDataProvider } from '../data/data-provider';
import { ShopSettingList } from './shop-setting-list';

const setting = (name: string, value: number | string | null, fallback: number | string | null = null) => ({
  id: name,
  name,
  kind: typeof fallback === 'number' ? 'rupiah' : name === 'contactWhatsapp' ? 'whatsapp' : 'line',
  value,
  fallback,
  changedAt: value === null ? null : '2026-11-24T02:00:00.000Z',
  changedBy: value === null ? null : 'Sari',
  proposed: null as object | null,
  allowedActions: value === null ? ['change'] : ['change', 'reset'],
});
const rows = [
  setting('refundApprovalFrom', null, 500_000),
  setting('contactWhatsapp', '6281200000000'),
  setting('companyRegistration', null),
  setting('companyName', 'PT Patungan Bersama'),
];

/** @param refuse why a value of this setting is refused. */
async function openList(refuse: Record<string, string> = {}) {
  const acts: [id: string, action: string, value: unknown][] = [];
  const dataProvider: AdminDataProvider = {
    ...stubPayments([]).dataProvider,
    getList: async () => ({ data: rows as never[], total: rows.length }),
    act: async (_, id, action, body) => {
      if ((body as { value?: unknown }).value === 900_000) return { data: { uid: id, isProposed: true } };
      const why = refuse[String(id)];
      if (why)
        throw new HttpError('Data belum benar.', 422, {
          summary: 'Data belum benar.',
          fields: [{ field: 'value', label: 'Nilai', message: why }],
          errors: { value: why },
        });
      acts.push([String(id), action, (body as Record<string, unknown>).value]);
      return { data: {} };
    },
  };
  await openPage(<ShopSettingList />, { resource: 'shop-settings', path: '/shop-settings', dataProvider });
  const section = (name: string) => within(screen.getByRole('region', { name }));
  const edit = async (name: string) => {
    await screen.findByRole('region', { name });
    await user.click(section(name).getByRole('button', { name: `Ubah: ${name}` }));
    return section(name);
  };
  return { acts, section, edit };
}
const type = async (input: HTMLElement, text: string) => {
  await user.clear(input);
  if (text) await user.type(input, text);
};

it('settings stand below what they are about, and each says whether it is filled in, its default or changed', async () => {
  await openList();
  const company = await screen.findByRole('region', { name: 'Perusahaan' });
  expect(company).toHaveTextContent(
    /Nama perusahaan.*PT Patungan Bersama.*Diubah 24.Nov.2026, 09.00.WIB · Sari.*Nomor pendaftaran.*Belum diisi/,
  );
  expect(screen.getByRole('region', { name: 'Kontak dan jam buka' })).toHaveTextContent(/WhatsApp.*0812-0000-0000/);
  const limits = screen.getByRole('region', { name: 'Batas persetujuan' });
  expect(limits).toHaveTextContent(/Rp500.000Bawaan/);
  expect(within(limits).queryByRole('button', { name: 'Kembalikan' })).toBeNull();
});

describe('a section of settings', () => {
  it('is a form of its own: what was changed is saved, the rest is not sent', async () => {
    const { acts, edit, section } = await openList();
    const company = await edit('Perusahaan');
    expect(section('Kontak dan jam buka').queryByRole('textbox')).toBeNull();
    await type(company.getByLabelText('Nomor pendaftaran'), 'NIB 0220101234567');
    await type(company.getByLabelText(/Alasan/), 'Sesuai akta');
    await user.click(company.getByRole('button', { name: 'Simpan' }));
    await screen.findByText('1 pengaturan disimpan.');
    expect(acts).toEqual([['companyRegistration', 'change', 'NIB 0220101234567']]);
    expect(section('Perusahaan').getByRole('button', { name: 'Ubah: Perusahaan' })).toHaveFocus();
  });

  it('saves what is right of it when something else is refused, and says why at its field', async () => {
    const { acts, edit } = await openList({ companyRegistration: 'Isi 3 sampai 160 karakter' });
    const company = await edit('Perusahaan');
    await type(company.getByLabelText('Nama perusahaan'), 'PT Patungan Baru');
    await type(company.getByLabelText('Nomor pendaftaran'), '?');
    await type(company.getByLabelText(/Alasan/), 'Sesuai akta');
    await user.click(company.getByRole('button', { name: 'Simpan' }));
    await screen.findByText('1 pengaturan disimpan. Yang ditandai belum.');
    expect(acts).toEqual([['companyName', 'change', 'PT Patungan Baru']]);
    expect(company.getByLabelText('Nomor pendaftaran')).toHaveAccessibleDescription('Isi 3 sampai 160 karakter');
    expect(company.getByLabelText('Nama perusahaan')).toBeValid();
  });

  it('gives a setting its default again when it is emptied, and shows a number as it is dialled', async () => {
    const { acts, edit } = await openList();
    const contact = await edit('Kontak dan jam buka');
    const whatsapp = contact.getByLabelText('WhatsApp kontak');
    expect(whatsapp).toHaveValue('0812-0000-0000');
    await type(whatsapp, '');
    await type(contact.getByLabelText(/Alasan/), 'Nomor lama');
    await user.click(contact.getByRole('button', { name: 'Simpan' }));
    await screen.findByText('1 pengaturan disimpan.');
    expect(acts).toEqual([['contactWhatsapp', 'reset', undefined]]);
  });
});

it('a threshold that is emptied is its default again, and one that is the default holds no other back', async () => {
  rows.push(setting('payoutApprovalFrom', 2_000_000, 5_000_000));
  const { acts, edit } = await openList();
  const limits = await edit('Batas persetujuan');
  await type(limits.getByLabelText(/Dua orang untuk transfer keluar mulai/), '');
  await type(limits.getByLabelText(/Alasan/), 'Kembali seperti semula');
  await user.click(limits.getByRole('button', { name: 'Simpan' }));
  await screen.findByText('1 pengaturan disimpan.');
  expect(acts).toEqual([['payoutApprovalFrom', 'reset', undefined]]);
  rows.pop();
});

describe('a threshold that is raised', () => {
  const AT = '2026-11-24T02:00:00.000Z';
  const proposed = {
    value: 900_000_000,
    by: 'Tono',
    byUid: 'lain',
    at: AT,
    reason: 'Sudah disepakati',
    agrees: 'owner',
  };
  afterEach(() => void Object.assign(rows[0]!, { proposed: null }));

  it('waits, says the form', async () => {
    const { edit } = await openList();
    const limits = await edit('Batas persetujuan');
    await type(limits.getByLabelText(/Persetujuan pengembalian mulai/), '900000');
    await type(limits.getByLabelText(/Alasan/), 'Sudah disepakati');
    await user.click(limits.getByRole('button', { name: 'Simpan' }));
    expect(
      await screen.findByText('Disimpan: 0. Menunggu persetujuan pemilik lain atau admin keuangan: 1.'),
    ).toBeVisible();
  });

  it('says who wants what and when, and another owner approves the very same', async () => {
    signInAs('owner');
    Object.assign(rows[0]!, { proposed });
    const { acts } = await openList();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/Tono mengusulkan Rp900.000.000, 24.Nov.2026, 09.00.WIB: “Sudah disepakati”/);
    await user.click(within(alert).getByRole('button', { name: 'Setujui' }));
    await screen.findByText('Pengaturan diubah');
    expect(acts).toEqual([['refundApprovalFrom', 'approve', 900_000_000]]);
  });

  it('is approved by finance where no other owner may, who withdraws nothing', async () => {
    signInAs('finance');
    Object.assign(rows[0]!, { proposed: { ...proposed, agrees: 'finance' } });
    const { acts } = await openList();
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(/Kalau belum, tanyakan dulu ke Tono\./)).toBeVisible();
    expect(alert.queryByRole('button', { name: 'Tarik usulan' })).toBeNull();
    await user.click(alert.getByRole('button', { name: 'Setujui' }));
    await screen.findByText('Pengaturan diubah');
    expect(acts).toEqual([['refundApprovalFrom', 'approve', 900_000_000]]);
  });

  it.each([
    ['finance', 'owner', 'Menunggu persetujuan pemilik lain.'],
    ['owner', 'finance', 'Menunggu persetujuan admin keuangan'],
  ] as const)('is only read by %s where it waits for %s', async (role, agrees, text) => {
    signInAs(role);
    Object.assign(rows[0]!, { proposed: { ...proposed, agrees } });
    await openList();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(text);
    expect(within(alert).queryByRole('button', { name: 'Setujui' })).toBeNull();
  });

  it('is not approved by who has proposed it, who can withdraw it', async () => {
    signInAs('owner');
    Object.assign(rows[0]!, { proposed: { ...proposed, byUid: sessionFixture().uid } });
    const { acts } = await openList();
    const alert = within(await screen.findByRole('alert'));
    expect(alert.queryByRole('button', { name: 'Setujui' })).toBeNull();
    await user.click(alert.getByRole('button', { name: 'Tarik usulan' }));
    const dialog = within(await screen.findByRole('dialog'));
    await type(dialog.getByLabelText(/Alasan/), 'Salah tulis');
    await user.click(dialog.getByRole('button', { name: 'Tarik usulan' }));
    await screen.findByText('Usulan ditarik');
    expect(acts).toEqual([['refundApprovalFrom', 'withdraw', undefined]]);
  });
});
