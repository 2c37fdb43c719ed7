import type { FastifyRequest } from 'fastify';
import type { CustomerIdentity } from './access.js';
import { Refusal } from '../errors/refusal.js';

/**
 * For a `MaybeCustomer` route that answers a customer differently: a token without an identity has expired, and after a 401
 * the shop renews it and asks again.
 * @throws Refusal 401
 */
export function requireLiveToken(request: FastifyRequest, customer: CustomerIdentity | undefined): void {
  if (!customer && request.headers.authorization !== undefined) throw new Refusal('TOKEN_REQUIRED', 401);
}
