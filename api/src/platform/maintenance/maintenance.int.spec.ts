import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdminAudit } from '#contracts/platform/audit.admin.http';
import type { AdminMaintenance, MaintenanceView } from '#contracts/platform/maintenance.http';
import { until } from '#testing/settle';
import { type Person, ListeningApi } from '../../../test/listening-api.js';

let world: ListeningApi;
let admin: Person;
beforeAll(async () => {
  world = await ListeningApi.open();
  admin = await world.admin();
});
afterAll(() => world?.close());

const status = (query = '?platform=main') =>
  world.http.call<MaintenanceView>('GET', `/customer/maintenance-config${query}`);
const shop = async () => (await world.http.call('GET', '/customer/provider')).status;
const rows = async () =>
  (await world.http.call<AdminMaintenance[]>('GET', '/admin/maintenance', { token: admin.token })).data;
async function act(action: 'start' | 'stop', body: object = {}) {
  const [main] = await rows();
  return world.http.call<AdminMaintenance>('POST', `/admin/maintenance/${main!.id}/${action}`, {
    token: admin.token,
    body,
  });
}

describe('maintenance of the platform main', () => {
  it('is off at first: isActive 0, and everything answers', async () => {
    expect((await status()).data).toEqual({ platform: 'main', isActive: 0 });
    expect((await rows()).map(({ platform, allowedActions }) => [platform, allowedActions])).toEqual([
      ['main', ['start']],
    ]);
    expect(await shop()).toBe(200);
  });

  it('once an admin has started it, customers get 503 with meta.status 503, within a second', async () => {
    expect((await act('start')).status).toBe(422);
    expect((await act('start', { reason: 'pindah server' })).data.isActive).toBe(true);
    const began = Date.now();
    await until('the shop to close', async () => (await shop()) === 503);
    // About a second on an idle machine; a busy one gets three.
    expect(Date.now() - began).toBeLessThan(3_000);
    const { data, meta, headers } = await world.http.call('POST', '/customer', { body: {} });
    expect([data, meta.status, meta.code]).toEqual([null, 503, 'MAINTENANCE']);
    expect(headers.get('retry-after')).toBe('60');
  });

  it('is shown to every client, and the console goes on', async () => {
    expect((await status()).data).toEqual({ platform: 'main', isActive: 1 });
    expect((await status('')).data.isActive).toBe(1);
    expect((await status('?platform=lain')).status).toBe(422);
    expect((await rows())[0]!.allowedActions).toEqual(['stop']);
  });

  it('is started once: a second start is refused and changes nothing', async () => {
    expect((await act('start', { reason: 'sekali lagi' })).status).toBe(409);
    expect((await rows())[0]!.isActive).toBe(true);
  });

  it('is over when an admin stops it, and both acts are audited', async () => {
    expect((await act('stop')).data.isActive).toBe(false);
    await until('the shop to open', async () => (await shop()) === 200);
    const log = await world.http.ask<AdminAudit[]>('GET', '/admin/audit-entries', { token: admin.token });
    const acts = log.filter(({ subject }) => subject === 'maintenance').map(({ action, reason }) => [action, reason]);
    expect(acts.toSorted()).toEqual([
      ['start', 'pindah server'],
      ['stop', null],
    ]);
  });

  it('is switched by admins only', async () => {
    const customer = await world.customer();
    const [main] = await rows();
    for (const token of [undefined, customer.token])
      expect(
        (await world.http.call('POST', `/admin/maintenance/${main!.id}/start`, { token, body: { reason: 'iseng' } }))
          .status,
      ).toBe(401);
  });
});
