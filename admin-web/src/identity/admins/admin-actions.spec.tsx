import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { renderRecord } from '../../../test/render-record';
import { stubPayments } from '../../../test/stub-payments';
import { user } from '../../../test/user';
import { AdminActions } from './admin-actions';

const id = '50000000-0000-4000-8000-000000000001';

async function open(allowedActions = ['change-role', 'set-password', 'deactivate']) {
  const desk = stubPayments([]);
  const record = { id, role: 'support', name: 'Sinta', allowedActions };
  await renderRecord(<AdminActions />, { resource: 'admins', record, dataProvider: desk.dataProvider });
  return desk;
}
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const inDialog = () => within(screen.getByRole('dialog'));

describe('a colleague in the console', () => {
  it('gets another role, chosen by its description', async () => {
    const desk = await open();
    await press('Ganti peran');
    expect(inDialog().getByRole('radio', { name: /^Dukungan/ })).toBeChecked();
    await user.click(inDialog().getByRole('radio', { name: /Keuangan.*penggantian/ }));
    await user.click(inDialog().getByRole('button', { name: 'Ganti peran' }));
    await waitFor(() => expect(desk.acts).toEqual([{ id, action: 'change-role', body: { role: 'finance' } }]));
  });

  it('gets a new password; a refusal is shown at the field', async () => {
    const desk = await open();
    await press('Setel kata sandi');
    desk.failNextWith = new HttpError('password: Minimal 12 karakter', 422);
    await user.type(inDialog().getByRole('textbox', { name: /Kata sandi baru/ }), 'pendek');
    await user.click(inDialog().getByRole('button', { name: 'Setel kata sandi' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Minimal 12 karakter');
    await user.type(inDialog().getByRole('textbox', { name: /Kata sandi baru/ }), '-tapi-panjang');
    await user.click(inDialog().getByRole('button', { name: 'Setel kata sandi' }));
    const body = { password: 'pendek-tapi-panjang' };
    await waitFor(() => expect(desk.acts).toEqual([{ id, action: 'set-password', body }]));
  });

  it('has no act that is done each day: none is filled, and what locks out is behind a button', async () => {
    await open(['change-role', 'set-password', 'reset-second-factor', 'deactivate']);
    const buttons = screen.getAllByRole('button');
    expect(buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual([
      'Ganti peran',
      'Setel kata sandi',
      'Tindakan lain',
    ]);
    expect(buttons.filter((button) => button.className.includes('contained'))).toEqual([]);
  });

  it('is deactivated or activated again', async () => {
    const desk = await open(['activate']);
    expect(screen.queryByRole('button', { name: 'Nonaktifkan' })).toBeNull();
    await press('Aktifkan lagi');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(desk.acts).toEqual([{ id, action: 'activate', body: {} }]));
  });
});
