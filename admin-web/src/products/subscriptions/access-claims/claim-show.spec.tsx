import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openPage } from '../../../../test/open-page';
import { signInAs } from '../../../../test/sign-in-as';
import { stubRecords } from '../../../../test/stub-records';
import { ClaimShow } from './claim-show';

const id = '40000000-0000-4000-8000-000000000001';

it('the history of a claim says when it was reported, answered and ended, the newest first', async () => {
  signInAs('support');
  const claim = {
    id,
    orderUid: id,
    orderNumber: 'PTG-1',
    customerUid: id,
    customerName: 'Budi Santoso',
    groupUid: id,
    groupName: 'Netflix 1 bulan #3',
    accountUid: id,
    seatNumber: 2,
    providerName: 'Netflix',
    packageName: 'Reguler TV',
    durationLabel: '1 bulan',
    waLink: 'https://wa.me/628111',
    reasonLabel: 'Tidak bisa masuk',
    message: 'Kata sandinya salah.',
    state: 'solved',
    openedAt: '2026-11-27T02:00:00.000Z',
    answerDueAt: '2026-11-28T02:00:00.000Z',
    solveDueAt: '2026-11-29T02:00:00.000Z',
    answeredAt: '2026-11-27T03:00:00.000Z',
    answeredBy: 'host',
    endedAt: '2026-11-27T05:00:00.000Z',
    endedBy: 'Sari',
    note: 'Sandi baru sudah disimpan',
    refund: 0,
    pictureUrl: null,
    holdsReimbursement: false,
    allowedActions: [],
  };
  const { dataProvider } = stubRecords({ 'access-claims': [claim] });
  await openPage(<ClaimShow />, {
    resource: 'access-claims',
    path: '/access-claims/:id/show',
    at: `/access-claims/${id}/show`,
    dataProvider: { ...dataProvider, get: async () => [] as never },
  });
  const history = await screen.findByRole('region', { name: 'Riwayat' });
  expect(
    within(history)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.replaceAll(/\s/g, ' ')),
  ).toEqual([
    expect.stringMatching(/Sandi baru sudah disimpan27 Nov 2026, 12\.00 WIB · oleh Sari$/),
    expect.stringMatching(/^Dijawab27 Nov 2026, 10\.00 WIB · oleh host$/),
    expect.stringMatching(/^Dilaporkan27 Nov 2026, 09\.00 WIB · oleh pelanggan$/),
  ]);
  // What has passed is no deadline any more.
  expect(screen.queryByText(/paling lambat/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Kursi 2' })).toHaveAttribute('href', `/accounts/${id}/show`);
});
