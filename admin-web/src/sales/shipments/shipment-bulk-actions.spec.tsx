import { expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../../test/open-page';
import { signInAs } from '../../../test/sign-in-as';
import { stubRecords } from '../../../test/stub-records';
import { user } from '../../../test/user';
import { ShipmentList } from './shipment-list';

const row = (n: number, allowedActions: string[]) => ({
  id: `6000000${n}-0000-4000-8000-000000000001`,
  orderUid: 'o',
  orderNumber: `PTG-${n}`,
  recipient: `Budi ${n}`,
  items: [{ title: 'Kaus', quantity: 1, sku: null }],
  service: allowedActions.includes('ready') ? 'Ambil sendiri' : 'Reguler',
  weightGrams: 250,
  state: 'to-pack',
  createdAt: '2026-11-20T03:00:00.000Z',
  allowedActions,
});

async function open() {
  signInAs('support');
  const desk = stubRecords({ shipments: [row(1, ['ship', 'cancel']), row(2, ['ship']), row(3, ['ready'])] });
  await openPage(<ShipmentList />, { resource: 'shipments', path: '/shipments', dataProvider: desk.dataProvider });
  await user.click((await screen.findAllByRole('checkbox'))[0]!);
  return desk;
}
jest.setTimeout(20_000);

it('hands several parcels to one courier, each with its own number; a wrong number sends nothing', async () => {
  const desk = await open();
  await user.click(await screen.findByRole('button', { name: 'Kirim (2)' }));
  const dialog = screen.getByRole('dialog');
  await user.type(within(dialog).getByLabelText(/Nomor resi PTG-1, Budi 1/), 'JNE-11111');
  await user.type(within(dialog).getByLabelText(/Nomor resi PTG-2, Budi 2/), 'x');
  expect(within(dialog).queryByLabelText(/PTG-3/)).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Kirim (2)' }));
  expect(desk.writes).toEqual([]);
  await user.type(within(dialog).getByLabelText(/Nomor resi PTG-2, Budi 2/), 'NE-22222');
  await user.click(within(dialog).getByRole('button', { name: 'Kirim (2)' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(desk.writes.map(({ act, id, body }) => [act, id?.slice(0, 8), body])).toEqual([
    ['ship', '60000001', { courier: 'JNE', trackingNumber: 'JNE-11111' }],
    ['ship', '60000002', { courier: 'JNE', trackingNumber: 'xNE-22222' }],
  ]);
});

it('says which parcel was refused and keeps its number, and sends only that one again', async () => {
  const desk = await open();
  await user.click(await screen.findByRole('button', { name: 'Kirim (2)' }));
  const dialog = screen.getByRole('dialog');
  await user.type(within(dialog).getByLabelText(/PTG-1/), 'JNE-11111');
  await user.type(within(dialog).getByLabelText(/PTG-2/), 'JNE-22222');
  desk.refuseNextWith = {};
  await user.click(within(dialog).getByRole('button', { name: 'Kirim (2)' }));
  expect(await within(dialog).findByText('Tercatat')).toBeVisible();
  expect(within(dialog).getByLabelText(/PTG-1/)).toHaveValue('JNE-11111');
  await user.click(within(dialog).getByRole('button', { name: 'Kirim (1)' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(desk.writes.map(({ id }) => id?.slice(0, 8))).toEqual(['60000002', '60000001']);
});

it('makes those that are picked up ready', async () => {
  const desk = await open();
  await user.click(await screen.findByRole('button', { name: /Siap diambil \(1\)/ }));
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveTextContent('PTG-3 · Budi 3');
  await user.click(within(dialog).getByRole('button', { name: /Siap diambil \(1\)/ }));
  await waitFor(() =>
    expect(desk.writes.map(({ act, id }) => [act, id?.slice(0, 8)])).toEqual([['ready', '60000003']]),
  );
});
