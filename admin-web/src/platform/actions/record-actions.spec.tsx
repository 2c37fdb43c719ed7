import { describe, expect, it } from '@jest/globals';
import { HttpError } from 'react-admin';
import { screen, waitFor, within } from '@testing-library/react';
import { renderRecord } from '../../../test/render-record';
import { stubPayments } from '../../../test/stub-payments';
import { user } from '../../../test/user';
import { RecordActions } from './record-actions';
import { ConfirmDialog, ReasonDialog } from './simple-dialogs';

const plans = {
  cancel: { icon: null, danger: true, dialog: ReasonDialog },
  activate: { icon: null, dialog: ConfirmDialog },
  refund: { icon: null, danger: true, reversible: true, dialog: ReasonDialog },
};
const id = '30000000-0000-4000-8000-000000000001';

async function open(actions: string[]) {
  const desk = stubPayments([]);
  await renderRecord(<RecordActions plans={plans} />, {
    resource: 'accounts',
    record: { id, allowedActions: actions },
    dataProvider: desk.dataProvider,
  });
  return desk;
}
const names = () => screen.queryAllByRole('button').map((button) => button.textContent);

describe('actions of a record', () => {
  it('are those that the record names, and no other', async () => {
    await open(['refund', 'cancel']);
    expect(names()).toEqual(['Kembalikan dana', 'Batalkan kursi']);
  });

  it('have one filled button, the next step; what takes away is red and last', async () => {
    await open(['cancel', 'activate', 'refund', 'swap']);
    expect(names()).toEqual(['Aktifkan', 'swap', 'Batalkan kursi', 'Kembalikan dana']);
    const filled = screen.getAllByRole('button').filter((button) => button.className.includes('contained'));
    expect(filled.map((button) => button.textContent)).toEqual(['Aktifkan']);
    expect(screen.getByRole('button', { name: 'Batalkan kursi' }).className).toContain('Error');
  });

  it('stay visible, disabled with the reason, where the role may not', async () => {
    const desk = stubPayments([]);
    await renderRecord(<RecordActions plans={plans} />, {
      resource: 'accounts',
      role: 'support',
      record: { id, allowedActions: ['cancel'], forbiddenActions: ['refund'] },
      dataProvider: desk.dataProvider,
    });
    const refund = screen.getByRole('button', { name: 'Kembalikan dana' });
    expect(refund).toHaveAttribute('aria-disabled', 'true');
    expect(refund).toHaveAccessibleDescription('Peranmu (Dukungan) tidak boleh melakukan ini.');
    await user.click(refund);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Batalkan kursi' })).not.toHaveAttribute('aria-disabled');
  });

  it('that are seldom wanted stand behind one button, also where the role may not', async () => {
    const desk = stubPayments([]);
    const seldom = { ...plans, cancel: { ...plans.cancel, seldom: true }, refund: { ...plans.refund, seldom: true } };
    await renderRecord(<RecordActions plans={seldom} />, {
      resource: 'accounts',
      role: 'support',
      record: { id, allowedActions: ['cancel', 'activate'], forbiddenActions: ['refund'] },
      dataProvider: desk.dataProvider,
    });
    expect(names()).toEqual(['Aktifkan', '']);
    await user.click(screen.getByRole('button', { name: 'Tindakan lain' }));
    const refund = screen.getByRole('menuitem', { name: /Kembalikan dana/ });
    expect(refund).toHaveAttribute('aria-disabled', 'true');
    expect(refund).toHaveTextContent('Peranmu (Dukungan) tidak boleh melakukan ini.');
    await user.click(screen.getByRole('menuitem', { name: 'Batalkan kursi' }));
    await user.type(screen.getByRole('textbox', { name: /Alasan/ }), 'salah pilih');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Batalkan kursi' }));
    await waitFor(() => expect(desk.acts).toMatchObject([{ action: 'cancel' }]));
  });

  it('have no such button where nothing is seldom wanted', async () => {
    await open(['activate']);
    expect(screen.queryByRole('button', { name: 'Tindakan lain' })).toBeNull();
  });

  it('are none on a record that allows none', async () => {
    await open([]);
    expect(names()).toEqual([]);
  });

  it('ask for a reason before what cannot be undone, and send it trimmed', async () => {
    const desk = await open(['cancel']);
    await user.click(screen.getByRole('button', { name: 'Batalkan kursi' }));
    const dialog = screen.getByRole('dialog', { name: 'Batalkan kursi?' });
    const reason = within(dialog).getByRole('textbox', { name: /Alasan/ });
    expect(reason).toHaveFocus();
    await user.type(reason, ' x ');
    await user.click(within(dialog).getByRole('button', { name: 'Batalkan kursi' }));
    expect(reason).toHaveAttribute('aria-invalid', 'true');
    expect(desk.acts).toEqual([]);
    await user.type(reason, 'alah pilih paket ');
    await user.click(within(dialog).getByRole('button', { name: 'Batalkan kursi' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(desk.acts).toEqual([{ id, action: 'cancel', body: { reason: 'x alah pilih paket' } }]);
  });

  it('show customer and amount, because the dialog covers the page', async () => {
    const desk = stubPayments([]);
    await renderRecord(<RecordActions plans={plans} />, {
      resource: 'accounts',
      record: { id, allowedActions: ['refund'], orderNumber: 'PTG-7', customerName: 'Budi', grandTotal: 61_000 },
      dataProvider: desk.dataProvider,
    });
    await user.click(screen.getByRole('button', { name: 'Kembalikan dana' }));
    expect(screen.getByRole('dialog')).toHaveTextContent('PTG-7 · Budi · Rp61.000');
  });

  it.each([
    [false, 'bisa dibaca pelanggan'],
    [true, 'pelanggan tidak melihatnya'],
  ])('with a reason for admins only (%s) say that %s', async (internalReason, words) => {
    const desk = stubPayments([]);
    await renderRecord(<RecordActions plans={{ cancel: { icon: null, internalReason, dialog: ReasonDialog } }} />, {
      resource: 'accounts',
      record: { id, allowedActions: ['cancel'] },
      dataProvider: desk.dataProvider,
    });
    await user.click(screen.getByRole('button', { name: 'Batalkan kursi' }));
    expect(screen.getByRole('dialog')).toHaveTextContent(words);
  });

  it.each([
    ['Batalkan kursi', true],
    ['Kembalikan dana', false],
  ])('%s: that it is final is said (%s) only where nothing takes it back', async (label, isFinal) => {
    await open(['cancel', 'refund']);
    await user.click(screen.getByRole('button', { name: label }));
    expect(screen.getByRole('dialog').textContent.includes('tidak bisa diurungkan')).toBe(isFinal);
  });

  it('are confirmed with Enter where no reason is needed', async () => {
    const desk = await open(['activate']);
    await user.click(screen.getByRole('button', { name: 'Aktifkan' }));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(desk.acts).toEqual([{ id, action: 'activate', body: {} }]));
  });

  it('are sent once by a double click, and the dialog closes with the answer', async () => {
    const desk = await open(['activate']);
    await user.click(screen.getByRole('button', { name: 'Aktifkan' }));
    const form = screen.getByRole('dialog').querySelector('form')!;
    // Both before the page is drawn anew.
    form.requestSubmit();
    form.requestSubmit();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(desk.acts).toEqual([{ id, action: 'activate', body: {} }]);
  });

  it('ask for a reason when the API knows an action that this console does not', async () => {
    const desk = await open(['hibernate']);
    await user.click(screen.getByRole('button', { name: 'hibernate' }));
    await user.type(screen.getByRole('textbox', { name: /Alasan/ }), 'karena bisa');
    await user.click(
      within(screen.getByRole('dialog')).getByRole('button', {
        name: 'hibernate',
      }),
    );
    await waitFor(() => expect(desk.acts).toEqual([{ id, action: 'hibernate', body: { reason: 'karena bisa' } }]));
  });

  it('keep the input and show the reason when the API refuses', async () => {
    const desk = await open(['cancel']);
    await user.click(screen.getByRole('button', { name: 'Batalkan kursi' }));
    await user.type(screen.getByRole('textbox', { name: /Alasan/ }), 'salah pilih');
    desk.failNextWith = new Error('Kursi ini sudah dibatalkan.');
    await user.click(
      within(screen.getByRole('dialog')).getByRole('button', {
        name: 'Batalkan kursi',
      }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('Kursi ini sudah dibatalkan.');
    expect(screen.getByRole('textbox', { name: /Alasan/ })).toHaveValue('salah pilih');
  });

  it('show what the API refuses at its field, once, and elsewhere only what no field shows', async () => {
    const desk = await open(['cancel']);
    await user.click(screen.getByRole('button', { name: 'Batalkan kursi' }));
    const reason = screen.getByRole('textbox', { name: /Alasan/ });
    const send = () => user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Batalkan kursi' }));
    const refusal = (summary: string, ...fields: { field: string; label: string; message: string }[]) =>
      new HttpError('semuanya', 422, { summary, fields });
    const atReason = { field: 'reason', label: 'Alasan', message: 'Alasan ini sudah dipakai' };

    await user.type(reason, 'salah pilih');
    desk.failNextWith = refusal('Ada isian yang perlu diperbaiki.', atReason);
    await send();
    await waitFor(() => expect(reason).toHaveAccessibleDescription('Alasan ini sudah dipakai'));
    expect(reason).toHaveFocus();
    expect(screen.getAllByText(/Alasan ini sudah dipakai/)).toHaveLength(1);
    expect(within(screen.getByRole('dialog')).queryByRole('alert')).toBeNull();

    desk.failNextWith = refusal('Ada isian yang perlu diperbaiki.', atReason, {
      field: 'version',
      label: 'Versi',
      message: 'Wajib diisi',
    });
    await send();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Ada isian yang perlu diperbaiki.\nVersi: Wajib diisi');
    await user.type(reason, ' paket');
    await send();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(desk.acts).toMatchObject([{ body: { reason: 'salah pilih paket' } }]);
  });
});
