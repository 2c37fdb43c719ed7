import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { tabTo, typeInto } from '../../../test/keyboard';
import { openPage } from '../../../test/open-page';
import { stubRecords } from '../../../test/stub-records';
import { user } from '../../../test/user';
import { PriceNoticeCreate } from './price-notice-create';
import { PriceNoticeEdit } from './price-notice-edit';

const canva = { id: '70000000-0000-4000-8000-000000000001', name: 'Canva' };
const notice = {
  id: '70000000-0000-4000-8000-000000000002',
  providerUid: canva.id,
  providerName: 'Canva',
  effectiveOn: '2024-07-25',
  text: 'Harga Canva naik.',
  version: 2,
  allowedActions: ['remove'],
};
const records = () => stubRecords({ providers: [canva], 'price-notices': [notice] });
const words = () => screen.findByRole('textbox', { name: /^Isi/ });
const save = () => screen.getByRole('button', { name: 'Simpan' });

describe('a new notice, by keyboard', () => {
  it('goes to the first field that is missing, then is written', async () => {
    const script = records();
    const scene = { resource: 'price-notices', path: '/price-notices/create', dataProvider: script.dataProvider };
    await openPage(<PriceNoticeCreate />, scene);
    const brand = await screen.findByRole('combobox', { name: /^Layanan/ });
    await typeInto(await words(), 'Harga naik lagi.');
    await tabTo(save());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(brand).toHaveFocus());
    expect(brand).toHaveAccessibleDescription('Field ini wajib diisi');
    expect(script.writes).toEqual([]);

    await user.keyboard('{ArrowDown}');
    await screen.findByRole('option', { name: 'Canva' });
    await user.keyboard('{ArrowDown}{Enter}');
    const day = screen.getByLabelText(/^Berlaku sejak/);
    await tabTo(day);
    await user.keyboard('2027-01-01');
    expect(await screen.findByText('Berlaku sejak 1 Jan 2027')).toBeVisible();
    await tabTo(save());
    await user.keyboard('{Enter}');
    expect(await screen.findByText('/price-notices')).toBeVisible();
    expect(script.writes).toEqual([
      { act: 'create', body: { providerUid: canva.id, effectiveOn: '2027-01-01', text: 'Harga naik lagi.' } },
    ]);
  });
});

describe('a notice, by keyboard', () => {
  async function open() {
    const script = records();
    await openPage(<PriceNoticeEdit />, {
      resource: 'price-notices',
      path: '/price-notices/:id',
      at: `/price-notices/${notice.id}`,
      dataProvider: script.dataProvider,
    });
    return { script, text: await words() };
  }

  it('focuses the field that the API refuses, with its message, and is sent with the version that was read', async () => {
    const { script, text } = await open();
    await typeInto(text, 'Naik.');
    script.refuseNextWith = { effectiveOn: 'Layanan ini sudah punya pemberitahuan di hari itu' };
    await tabTo(save());
    await user.keyboard('{Enter}');
    const day = screen.getByLabelText(/^Berlaku sejak/);
    await waitFor(() => expect(day).toHaveFocus());
    expect(day).toHaveAccessibleDescription('Layanan ini sudah punya pemberitahuan di hari itu');
    await tabTo(save());
    await user.keyboard('{Enter}');
    expect(await screen.findByText('/price-notices')).toBeVisible();
    expect(script.writes).toEqual([
      { act: 'update', id: notice.id, body: { effectiveOn: '2024-07-25', text: 'Naik.', version: 2 } },
    ]);
  });

  it('asks before it is removed; Escape removes nothing and gives the focus back', async () => {
    const { script } = await open();
    const remove = screen.getByRole('button', { name: 'Hapus pemberitahuan' });
    await tabTo(remove);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Hapus pemberitahuan?' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(remove).toHaveFocus();
    expect(script.writes).toEqual([]);
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('/price-notices')).toBeVisible();
    expect(script.writes).toMatchObject([{ act: 'remove', id: notice.id }]);
  });
});
