import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openPage } from '../../../test/open-page';
import { signInAs } from '../../../test/sign-in-as';
import { stubRecords } from '../../../test/stub-records';
import { LabelsPage } from './labels.page';

const parcel = (n: number, more: object) => ({
  id: `6000000${n}-0000-4000-8000-000000000001`,
  orderNumber: `PTG-${n}`,
  recipient: `Budi ${n}`,
  phoneNumber: '6281234567890',
  items: [{ title: 'Kaus', quantity: 1, sku: null }],
  service: 'Reguler',
  weightGrams: 250,
  address: ['Jl. Melati 5'],
  note: '',
  ...more,
});

it('writes phone numbers as they are dialled, and names a pick-up once', async () => {
  signInAs('support');
  const desk = stubRecords({ shipments: [parcel(1, {}), parcel(2, { service: 'Ambil sendiri', address: [] })] });
  await openPage(<LabelsPage />, { resource: 'shipments', path: '/shipments', dataProvider: desk.dataProvider });
  const [sent, fetched] = await screen.findAllByRole('article');
  expect(within(sent!).getByText('0812-3456-7890')).toBeVisible();
  expect(within(sent!).getByText('Jl. Melati 5')).toBeVisible();
  expect(within(fetched!).getAllByText(/ambil sendiri/i)).toHaveLength(1);
});
