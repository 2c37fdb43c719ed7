import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { openPage } from '../../../../test/open-page';
import { signInAs } from '../../../../test/sign-in-as';
import { stubRecords } from '../../../../test/stub-records';
import { ThreadShow } from './thread-show';

const id = '40000000-0000-4000-8000-000000000001';

it('a conversation is written to at its foot alone', async () => {
  signInAs('support');
  const thread = {
    id,
    orderUid: id,
    orderNumber: 'PTG-1',
    customerUid: id,
    customerName: 'Budi Santoso',
    groupUid: id,
    groupName: 'Netflix 1 bulan #3',
    seatNumber: 2,
    providerName: 'Netflix',
    packageName: 'Reguler TV',
    durationLabel: '1 bulan',
    waLink: 'https://wa.me/628111',
    lastAt: '2026-11-29T08:00:00.000Z',
    waitsSince: null,
    allowedActions: ['write', 'mark-read'],
  };
  const { dataProvider } = stubRecords({ threads: [thread] });
  await openPage(<ThreadShow />, {
    resource: 'threads',
    path: '/threads/:id/show',
    at: `/threads/${id}/show`,
    dataProvider: { ...dataProvider, get: async () => [] as never },
  });
  expect(await screen.findByRole('heading', { name: /Budi Santoso/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Tandai sudah dibaca' })).toBeVisible();
  expect(await screen.findAllByRole('button', { name: 'Kirim pesan' })).toHaveLength(1);
});
