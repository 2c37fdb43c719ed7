import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { renderRecord } from '../../../test/render-record';
import { stubPayments } from '../../../test/stub-payments';
import { user } from '../../../test/user';
import { RecordActions } from '../../platform/actions/record-actions';
import { RecoverDialog } from './recover-dialog';

const plans = { recover: { icon: null, dialog: RecoverDialog } };
const id = '30000000-0000-4000-8000-000000000001';
const costUid = '40000000-0000-4000-8000-000000000001';
const cost = {
  id: costUid,
  payee: 'Toko Blender',
  label: 'Blender Mini',
  amount: 250_000,
  recovered: 50_000,
  at: '2026-11-26T10:00:00.000Z',
};

async function open() {
  const desk = stubPayments([cost] as never);
  desk.dataProvider.getMany = async () => ({ data: [cost] as never });
  await renderRecord(<RecordActions plans={plans} />, {
    resource: 'unplaced-money',
    record: { id, amount: 100_000, allowedActions: ['recover'] },
    dataProvider: desk.dataProvider,
  });
  await user.click(screen.getByRole('button', { name: 'Kembali dari penjual' }));
  const dialog = within(screen.getByRole('dialog'));
  const choose = async () => {
    await user.click(await dialog.findByRole('combobox', { name: /Biaya yang dikembalikan/ }));
    await user.click(await screen.findByRole('option', { name: /Toko Blender/ }));
  };
  const send = () => user.click(dialog.getByRole('button', { name: 'Kembali dari penjual' }));
  return { desk, dialog, choose, send };
}

it('a cost is chosen by seller, thing and what is left of it; without an amount all of the money is of it', async () => {
  const { desk, dialog, choose, send } = await open();
  await choose();
  const chosen = dialog.getByRole('combobox', { name: /Biaya yang dikembalikan/ });
  const text = 'Toko Blender · Blender Mini · Rp250.000 · sisa Rp200.000 · 26 Nov 2026, 17.00 WIB';
  await waitFor(() => expect(chosen).toHaveValue(text));
  await send();
  await waitFor(() => expect(desk.acts).toEqual([{ id, action: 'recover', body: { costUid, left: 100_000 } }]));
});

it('a part of the money is sent with what the admin has seen of it', async () => {
  const { desk, dialog, choose, send } = await open();
  await choose();
  await user.type(dialog.getByRole('textbox', { name: /Yang kembali/ }), '40.000');
  await send();
  const body = { costUid, amount: 40_000, left: 100_000 };
  await waitFor(() => expect(desk.acts).toEqual([{ id, action: 'recover', body }]));
});

it('nothing is sent without a cost', async () => {
  const { desk, dialog, send } = await open();
  await send();
  expect(await dialog.findByText('Field ini wajib diisi')).toBeVisible();
  expect(desk.acts).toEqual([]);
});

it('no more than the money is taken', async () => {
  const { desk, dialog, choose, send } = await open();
  await choose();
  await user.type(dialog.getByRole('textbox', { name: /Yang kembali/ }), '100.001');
  await send();
  expect(await dialog.findByText('Paling banyak Rp100.000.')).toBeVisible();
  expect(desk.acts).toEqual([]);
});

it('what the API refuses is said in the dialog, which stays open', async () => {
  const { desk, dialog, choose, send } = await open();
  const message = 'Sisa biaya ini Rp40.000. Isi paling banyak sebesar itu; sisa dananya tetap belum dikenali.';
  const fields = [{ field: 'amount', label: 'amount', message }];
  desk.failNextWith = new HttpError(message, 422, { fields, errors: { amount: message } });
  await choose();
  await send();
  expect(await dialog.findByText(new RegExp('Sisa biaya ini Rp40'))).toBeVisible();
});
