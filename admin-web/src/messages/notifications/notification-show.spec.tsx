import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { openPage } from '../../../test/open-page';
import { stubRecords } from '../../../test/stub-records';
import { NotificationShow } from './notification-show';

it('a message shows the label of its kind, never the name of its job', async () => {
  const id = '50000000-0000-4000-8000-000000000001';
  const message = {
    id,
    customerUid: id,
    customerName: 'Sari',
    email: 'sari@cerita.test',
    waLink: 'https://wa.me/6281234567890',
    kind: 'tell-proof-received',
    title: 'Bukti bayar sudah masuk',
    body: 'Halo Sari',
    link: null,
    createdAt: '2026-11-20T03:00:00.000Z',
    readAt: null,
    emailState: 'sent',
    emailedAt: null,
  };
  await openPage(<NotificationShow />, {
    resource: 'notifications',
    path: '/notifications/:id/show',
    at: `/notifications/${id}/show`,
    dataProvider: stubRecords({ notifications: [message] }).dataProvider,
  });
  expect(await screen.findByText('Bukti bayar diterima')).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent('tell-proof-received');
});
