import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../../test/open-page';
import { signInAs } from '../../../test/sign-in-as';
import { stubRecords } from '../../../test/stub-records';
import { user } from '../../../test/user';
import { PaymentMethodShow } from './payment-method-show';

const account = { bankName: 'BCA', accountNumber: '1234567890', accountName: 'PT Patungan', position: 1 };
const facts = { ...account, uniqueCode: false, active: true };
const proposal = { by: 'Tono', byUid: 'lain', at: '2026-11-24T02:00:00.000Z', reason: '', agrees: 'owner' };

async function open(given: object, proposed: object) {
  signInAs('owner');
  const record = {
    id: 'rekening',
    ...facts,
    ...given,
    version: 3,
    proposed: { ...facts, ...proposed, ...proposal },
    allowedActions: ['deactivate', 'approve', 'withdraw'],
  };
  const script = stubRecords({ 'payment-methods': [record] });
  const path = '/payment-methods/:id/show';
  const at = path.replace(':id', record.id);
  await openPage(<PaymentMethodShow />, {
    resource: 'payment-methods',
    path,
    at,
    dataProvider: script.dataProvider,
  });
  return { writes: script.writes, alert: await screen.findByRole('alert') };
}
const approve = (alert: HTMLElement) => user.click(within(alert).getByRole('button', { name: 'Setujui' }));

it('another account that is proposed is named with who wants it and when, and another owner makes the very same', async () => {
  const { writes, alert } = await open({}, { accountNumber: '998877665544' });
  expect(alert).toHaveTextContent(
    /Tono mengusulkan rekening ini jadi BCA 998877665544 atas nama PT Patungan, 24.Nov.2026, 09.00.WIB\./,
  );
  // Only beside what is to be read before.
  expect(screen.getAllByRole('button', { name: 'Setujui' })).toHaveLength(1);
  await approve(alert);
  const body = { ...account, accountNumber: '998877665544', uniqueCode: false };
  await waitFor(() => expect(writes).toEqual([{ act: 'approve', id: 'rekening', body }]));
});

it('one that is to be shown is shown by another owner', async () => {
  const { writes, alert } = await open({ active: false }, {});
  expect(alert).toHaveTextContent('rekening ini ditampilkan ke pelanggan: BCA 1234567890');
  await approve(alert);
  const body = { ...account, uniqueCode: false };
  await waitFor(() => expect(writes).toEqual([{ act: 'approve', id: 'rekening', body }]));
});
