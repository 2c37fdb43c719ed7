import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { openPage } from '../../../test/open-page';
import { signInAs } from '../../../test/sign-in-as';
import { stubRecords } from '../../../test/stub-records';
import { RefundShow } from './refund-show';

const id = '50000000-0000-4000-8000-000000000001';
const refund = {
  id,
  orderUid: 'o',
  orderNumber: 'PTG-1',
  customerUid: 'c',
  customerName: 'Citra',
  waLink: 'https://wa.me/6281?text=Isi',
  state: 'approved',
  amount: 25_000,
  used: 0,
  by: 'Sari',
  reason: 'Tidak jadi',
  askedAt: '2026-11-20T08:00:00.000Z',
  awaitsAccount: true,
  allowedActions: ['schedule', 'pay'],
};

it.each<[string, object, string]>([
  ['asks for its account while nobody has named one', {}, 'Minta rekening'],
  ['is approved before anybody is asked', { allowedActions: ['approve'] }, 'Setujui'],
  ['is scheduled once the account is known', { awaitsAccount: false }, 'Masukkan ke transfer massal'],
])('a refund %s', async (_, given, next) => {
  signInAs('owner');
  const { dataProvider } = stubRecords({ refunds: [{ ...refund, ...given } as never] });
  await openPage(<RefundShow />, {
    resource: 'refunds',
    path: '/refunds/:id/show',
    at: `/refunds/${id}/show`,
    dataProvider,
  });
  await screen.findByText('Tidak jadi');
  const filled = [...document.querySelectorAll('.MuiButton-contained')].map(({ textContent }) => textContent);
  expect(filled).toEqual([next]);
});
