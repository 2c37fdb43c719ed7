import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import type { AdminPrice, AdminVariant } from '#contracts/catalogue/catalogue.admin.http';
import { tabTo, typeInto } from '../../../test/keyboard';
import { openPage } from '../../../test/open-page';
import { stubRecords } from '../../../test/stub-records';
import { user } from '../../../test/user';
import { VariantShow } from './variant-show';

const price = (n: number, change: Partial<AdminPrice>): AdminPrice => ({
  id: `60000000-0000-4000-8000-00000000000${n}`,
  validFrom: '2020-01-01T00:00:00.000Z',
  state: 'current',
  grandTotal: 19_500,
  providerPrice: null,
  taxed: false,
  adminFee: null,
  activationFee: 0,
  derived: [],
  ...change,
});
const id = '50000000-0000-4000-8000-000000000001';
const iqiyi: AdminVariant = {
  id,
  packageUid: '50000000-0000-4000-8000-000000000002',
  packageName: 'Reguler',
  providerUid: '50000000-0000-4000-8000-000000000003',
  providerName: 'Iqiyi',
  familyUid: '50000000-0000-4000-8000-000000000004',
  familyName: 'Iqiyi bulanan',
  groupSize: 4,
  duration: 1,
  durationLabel: '1 bulan',
  active: true,
  grandTotal: 19_500,
  prices: [price(2, { state: 'scheduled', validFrom: '2030-01-01T00:00:00.000Z', grandTotal: 21_000 }), price(1, {})],
  version: 3,
  allowedActions: ['deactivate'],
};

async function open() {
  const script = stubRecords({ variants: [iqiyi] });
  await openPage(<VariantShow />, {
    resource: 'variants',
    path: '/variants/:id/show',
    at: `/variants/${id}/show`,
    // The preview is requested while the admin types; the form works without it.
    dataProvider: {
      ...script.dataProvider,
      act: async (resource, uid, action, body) =>
        action === 'preview-price'
          ? Promise.reject(new HttpError('Sedang sibuk.', 503))
          : script.dataProvider.act(resource, uid, action, body),
    },
  });
  return { script, add: await screen.findByRole('button', { name: 'Tambah harga' }) };
}
async function openDialog() {
  const { script, add } = await open();
  await tabTo(add);
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Tambah harga' });
  const field = (name: RegExp | string) => within(dialog).getByLabelText(name);
  return { script, add, dialog, field };
}

describe('the price of a variant, by keyboard', () => {
  it('begins at the total; without one it is not sent, and the field shows why', async () => {
    const { script, field } = await openDialog();
    const total = field(/^Total \(Rp\)/);
    expect(total).toHaveFocus();
    await typeInto(total, '');
    await tabTo(field(/^Biaya aktivasi \(Rp\)/));
    await user.keyboard('{Enter}');
    expect(total).toHaveFocus();
    expect(total).toHaveAttribute('aria-invalid', 'true');
    expect(total).toHaveAccessibleDescription('Field ini wajib diisi');
    expect(script.writes).toEqual([]);
  });

  it('goes to the first amount that cannot be read', async () => {
    const { script, field } = await openDialog();
    await typeInto(field(/^Biaya admin \(Rp\)/), 'enam');
    await typeInto(field(/^Biaya aktivasi \(Rp\)/), 'tujuh');
    await user.keyboard('{Enter}');
    expect(field(/^Biaya admin \(Rp\)/)).toHaveFocus();
    expect(field(/^Biaya admin \(Rp\)/)).toHaveAccessibleDescription('Tulis seperti 47.500 atau 47.500,50.');
    expect(script.writes).toEqual([]);
  });

  it('goes to the field that the API refuses, keeps what was typed, and is saved with Enter', async () => {
    const { script, add, field } = await openDialog();
    await typeInto(field(/^Total \(Rp\)/), '22.000');
    script.refuseNextWith = { validFrom: 'Waktu mulai sudah lewat. Pilih waktu yang akan datang' };
    await user.keyboard('{Enter}');
    const from = field(/^Berlaku sejak \(WIB\)/);
    await waitFor(() => expect(from).toHaveFocus());
    expect(from).toHaveAccessibleDescription('Waktu mulai sudah lewat. Pilih waktu yang akan datang');
    expect(field(/^Total \(Rp\)/)).toHaveValue('22.000');
    await tabTo(field('Berlaku sekarang juga'));
    await user.keyboard(' ');
    await tabTo(field(/^Total \(Rp\)/));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(script.writes).toMatchObject([
      { act: 'add-price', id, body: { grandTotal: 22_000, validFrom: null, version: 3 } },
    ]);
    expect(add).toHaveFocus();
  });

  it('is sent once by a double click', async () => {
    const { script, dialog, field } = await openDialog();
    await typeInto(field(/^Total \(Rp\)/), '22.000');
    const save = within(dialog).getByRole('button', { name: 'Simpan harga' });
    fireEvent.click(save);
    fireEvent.click(save);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(script.writes).toHaveLength(1);
  });

  it('is closed by Escape without a request, and the focus is restored', async () => {
    const { script, add } = await openDialog();
    await user.keyboard('23000{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(script.writes).toEqual([]);
    expect(add).toHaveFocus();
  });

  it('is all that is edited here; the page explains what is fixed and links to where the rest is edited', async () => {
    await open();
    const others = screen.getByRole('region', { name: 'Bagian lain dari varian ini' });
    expect(others).toHaveTextContent('Durasi dan keluarganya tetap, karena pesanan dan grup memakainya.');
    for (const [name, address] of [
      ['Ubah paket', `/packages/${iqiyi.packageUid}`],
      ['Ubah keluarga', `/plan-families/${iqiyi.familyUid}`],
    ] as const) {
      const link = within(others).getByRole('link', { name });
      expect(link).toHaveAttribute('href', address);
      await tabTo(link);
    }
  });

  it('is withdrawn with Enter; its row disappears, and the focus is not lost', async () => {
    const { script, add } = await open();
    script.answer = () => {
      script.records.variants = [{ ...iqiyi, prices: iqiyi.prices.slice(1), version: 4 }];
    };
    await tabTo(screen.getByRole('button', { name: 'Tarik' }));
    await user.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Tarik' })).toBeNull());
    expect(script.writes).toMatchObject([{ act: 'withdraw-price', body: { priceUid: iqiyi.prices[0]!.id } }]);
    await waitFor(() => expect(add).toHaveFocus());
  });
});
