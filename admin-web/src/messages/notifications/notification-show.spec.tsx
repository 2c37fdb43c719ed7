import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { openPage } from '../../../test/open-page';
import { stubRecords } from '../../../test/stub-records';
import { NotificationShow } from './notification-show';

const id = '50000000-0000-4000-8000-000000000001';
const MESSAGE = {
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

const open = async (given: object = {}) => {
  const message = { ...MESSAGE, ...given };
  await openPage(<NotificationShow />, {
    resource: 'notifications',
    path: '/notifications/:id/show',
    at: `/notifications/${id}/show`,
    dataProvider: stubRecords({ notifications: [message] }).dataProvider,
  });
};

it('a message shows the label of its kind, never the name of its job', async () => {
  await open();
  expect(await screen.findByText('Bukti bayar diterima')).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent('tell-proof-received');
});

it('a message with a link has the button of its mail, not the path as text', async () => {
  await open({ link: '/payment?type=1&order_uid=o' });
  const link = await screen.findByRole('link', { name: 'Bayar sekarang' });
  expect(link).toHaveAttribute('href', '/payment?type=1&order_uid=o');
  expect(document.body).not.toHaveTextContent('order_uid');
});
