import { type ExecutionContext, createParamDecorator } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { invalid } from '../../platform/http/errors/refusal.js';

/** Visible ASCII, as the draft standard for the header requires. */
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/;

/** The header `Idempotency-Key` of the request; null: none was sent. @throws Refusal 422. */
export const IdempotencyKey = createParamDecorator((_: unknown, context: ExecutionContext): string | null => {
  const key = context.switchToHttp().getRequest<FastifyRequest>().headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key))
    throw invalid({ field: 'Idempotency-Key', message: 'Idempotency-Key tidak valid' });
  return key;
});
