import type {} from '@fastify/rate-limit';
import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyContextConfig } from 'fastify';
import { MINUTE_MS } from '#domain/platform/durations';
import { type SharedCounts, storeOf } from './shared-counts.js';
import { Refusal } from '../errors/refusal.js';

/** Requests a minute for each address. RATE_LIMIT_FACTOR multiplies each. */
export const LIMITS = {
  everything: 1_200,
  signIn: 20,
  signUp: 20,
  link: 20,
  order: 60,
  upload: 20,
  reveal: 20,
  help: 10,
  line: 30,
  export: 10,
  document: 30,
  charge: 20,
} as const;

let factor = 1;
/** Called once at start, before the routes are registered. */
export function setRateLimitFactor(value: number): void {
  factor = value;
}
const limitOf = (name: keyof typeof LIMITS): number => Math.max(1, Math.round(LIMITS[name] * factor));

/** A tighter limit for one route. */
export const RateLimit = (name: keyof typeof LIMITS) =>
  applyDecorators(
    RouteConfig({ rateLimit: { max: () => limitOf(name), timeWindow: MINUTE_MS } } satisfies FastifyContextConfig),
  );

/** For monitoring: behind the same proxy as customers, a limited probe would look like an API that is down. */
export const NoRateLimit = () => RouteConfig({ rateLimit: false } satisfies FastifyContextConfig);

export const rateLimitOptions = (counts: SharedCounts) => ({
  global: true,
  store: storeOf(counts),
  max: limitOf('everything'),
  timeWindow: MINUTE_MS,
  errorResponseBuilder: (_: unknown, { ttl }: { ttl: number }) =>
    new Refusal(
      'TOO_MANY_REQUESTS',
      429,
      [],
      `Terlalu banyak permintaan. Coba lagi dalam ${Math.ceil(ttl / 1000)} detik.`,
      Math.ceil(ttl / 1000),
    ),
});
