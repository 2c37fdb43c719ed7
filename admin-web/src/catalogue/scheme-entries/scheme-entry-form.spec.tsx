import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { tabTo, typeInto } from '../../../test/keyboard';
import { openPage } from '../../../test/open-page';
import { stubRecords } from '../../../test/stub-records';
import { user } from '../../../test/user';
import { SchemeEntryEdit } from './scheme-entry-edit';

const entry = {
  id: '90000000-0000-4000-8000-000000000001',
  slug: 'spotify',
  name: 'Spotify',
  title: 'Spotify Premium',
  img: '/mark.svg',
  desc: 'Musik tanpa iklan.',
  member: 3,
  schemes: ['Pilih paket', 'Bayar'],
  additionalInfo: '<p>Halo <strong>dunia</strong></p>',
  notes: [],
  priceInfo: 'Harga dari Spotify.',
  importantNotes: [],
  termsAndConditions: ['Satu akun satu kursi'],
  edited: ['desc'],
  updatedAt: null,
  version: 5,
  allowedActions: ['reset'],
};

async function open() {
  const script = stubRecords({ 'scheme-entries': [entry] });
  await openPage(<SchemeEntryEdit />, {
    resource: 'scheme-entries',
    path: '/scheme-entries/:id',
    at: `/scheme-entries/${entry.id}`,
    dataProvider: script.dataProvider,
  });
  const field = (name: RegExp) => screen.getByRole('textbox', { name });
  await screen.findByRole('textbox', { name: /^Info tambahan/ });
  const save = screen.getByRole('button', { name: 'Simpan' });
  return { script, field, save };
}

describe('the texts of a brand, by keyboard', () => {
  it('every field has a name, the editor and its buttons too', async () => {
    const { field } = await open();
    for (const box of screen.getAllByRole('textbox')) expect(box).toHaveAccessibleName();
    for (const button of screen.getAllByRole('button')) expect(button).toHaveAccessibleName();
    await tabTo(field(/^Info tambahan/));
    expect(field(/^Info tambahan/)).toHaveTextContent('Halo dunia');
  });

  it('go to the first field that is missing, and show what customers will see while they are typed', async () => {
    const { script, field, save } = await open();
    await typeInto(field(/^Keterangan/), '');
    await typeInto(field(/^Judul/), '');
    await tabTo(save);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(field(/^Judul/)).toHaveFocus());
    expect(field(/^Judul/)).toHaveAccessibleDescription('Field ini wajib diisi');
    expect(script.writes).toEqual([]);
    await user.keyboard('Spotify Keluarga');
    expect(
      within(screen.getByRole('region', { name: 'Yang dilihat pelanggan' })).getByText('Spotify Keluarga'),
    ).toBeVisible();
    await typeInto(field(/^Keterangan/), 'Tanpa iklan.');
    await tabTo(save);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(script.writes).toHaveLength(1));
    expect(script.writes).toMatchObject([
      {
        act: 'update',
        id: entry.id,
        body: { version: 5, title: 'Spotify Keluarga', desc: 'Tanpa iklan.', schemes: ['Pilih paket', 'Bayar'] },
      },
    ]);
  });

  it('show at the list which of its lines the API refuses', async () => {
    const { script, field, save } = await open();
    await typeInto(field(/^Cara patungan/), 'Pilih{Enter}Bayar');
    script.refuseNextWith = { 'schemes.1': 'Maksimal 300 karakter' };
    await tabTo(save);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(field(/^Cara patungan/)).toHaveFocus());
    expect(field(/^Cara patungan/)).toHaveAccessibleDescription('Butir 2: Maksimal 300 karakter.');
  });

  it('are reset only after a confirmation; Escape keeps them and restores the focus', async () => {
    const { script } = await open();
    const reset = screen.getByRole('button', { name: 'Kembalikan teks bawaan' });
    await tabTo(reset);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Kembalikan teks bawaan?' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(reset).toHaveFocus();
    expect(script.writes).toEqual([]);
  });
});
