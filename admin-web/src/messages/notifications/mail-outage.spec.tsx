import { expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { MailOutage } from '#contracts/messages/mail-outage.admin.http';
import type { AdminRole } from '#domain/platform/admin-role';
import { renderRecord } from '../../../test/render-record';
import { stubPayments } from '../../../test/stub-payments';
import { MailOutageTool } from './mail-outage';

const STUCK: MailOutage = {
  setAside: 2,
  held: 3,
  customers: 4,
  oldestAt: '2026-11-20T03:00:00.000Z',
  domains: [{ domain: 'patungan.test', count: 5 }],
  paused: [{ destination: 'server', since: '2026-11-20T03:01:00.000Z', until: null, reason: 'ECONNECTION' }],
  asOf: '2026-11-20T05:00:00.000Z',
};

/** What is sent to the API. */
async function show(outage: MailOutage, role?: AdminRole) {
  const sent: unknown[] = [];
  await renderRecord(<MailOutageTool />, {
    role,
    resource: 'notifications',
    record: { id: '50000000-0000-4000-8000-000000000001', allowedActions: [] },
    dataProvider: {
      ...stubPayments([]).dataProvider,
      get: async () => (sent.push('asked'), outage as never),
      post: async (path: string, body?: unknown) => (sent.push([path, body]), { count: 5 } as never),
    },
  });
  return sent;
}

it('the preview says how many, to whom and since when; only then are just these sent again', async () => {
  const sent = await show(STUCK);
  fireEvent.click(await screen.findByRole('button', { name: 'Kirim ulang email (5)' }));
  const dialog = await screen.findByRole('dialog');
  for (const text of [/2 disisihkan, 3 menunggu server, untuk 4 pelanggan/, /patungan\.test \(5\)/, /Dijeda: server/])
    expect(dialog).toHaveTextContent(text);
  expect(sent).toEqual(['asked']);
  fireEvent.click(screen.getByRole('button', { name: 'Kirim ulang' }));
  await waitFor(() => expect(sent).toContainEqual(['mail-outage/redrive', { asOf: STUCK.asOf }]));
});

it('nothing is shown while nothing is stuck', async () => {
  expect(await show({ ...STUCK, setAside: 0, held: 0 })).toEqual(['asked']);
  expect(screen.queryByRole('button')).toBeNull();
});

it('a role without the right does not ask', async () => {
  expect(await show(STUCK, 'finance')).toEqual([]);
});
