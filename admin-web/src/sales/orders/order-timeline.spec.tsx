import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { i18nProvider } from '../../providers';
import { OrderTimeline } from './order-timeline';

afterEach(cleanup);

it('a status has the label of its chip in the timeline of the order, not that of the API', () => {
  const entry = { at: '2026-11-20T03:00:00.000Z', subject: 'account', why: null, by: 'system' };
  const { container } = render(
    <AdminContext i18nProvider={i18nProvider}>
      <OrderTimeline
        entries={[
          { ...entry, title: 'API account status', accountStatus: 2 },
          { ...entry, title: 'API order status', orderStatus: 7 },
          { ...entry, title: 'Pindah kursi' },
        ]}
      />
    </AdminContext>,
  );
  expect(container.textContent).toContain('Kursi: Waiting For Confirmation');
  expect(container.textContent).toContain('Pindah kursi');
  expect(container.textContent).toContain('Menunggu Grup Penuh');
  expect(container.textContent).not.toMatch(/API/);
});
