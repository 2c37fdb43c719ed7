import type { FastifyInstance } from 'fastify';
import { ERROR_MESSAGE } from '#contracts/errors';
import type { MaintenanceState } from './maintenance.state.js';

const CUSTOMERS = '/api/customer';
/** Answers whether the shop is closed, so it must answer while it is. */
const STAYS_OPEN = '/api/customer/maintenance-config';
const RETRY_AFTER_SECONDS = 60;

/** Every customer route answers 503 while the shop is closed; the console stays open. docs/rules/shop.md#maintenance */
export function refuseWhileClosed(fastify: FastifyInstance, state: MaintenanceState): void {
  fastify.addHook('onRequest', ({ url }, reply, done) => {
    if (!state.isActive || !url.startsWith(CUSTOMERS) || url.split('?')[0] === STAYS_OPEN) return done();
    void reply
      .status(503)
      .header('retry-after', String(RETRY_AFTER_SECONDS))
      .header('cache-control', 'no-store')
      .send({ data: null, meta: { status: 503, code: 'MAINTENANCE', message: ERROR_MESSAGE.MAINTENANCE } });
  });
}
