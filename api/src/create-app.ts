import path from 'node:path';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import { type FastifyBaseLogger, LogController } from 'fastify';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Config } from '#runtime/config/config';
import { PinoLogger, createPino } from '#runtime/logging/logger';
import { AppModule } from './app.module.js';
import { wrapInEnvelope } from './http/envelope.js';
import { serveOpenApi } from './http/openapi.js';
import { rateLimitOptions, setRateLimitFactor } from './http/rate-limits.js';
import { securityHeadersOf } from './http/security-headers.js';
import { serveSites } from './http/static-sites.js';
import { answerUnreadable } from './http/unreadable.js';
import { answerUnrouted } from './http/unrouted.js';
import { MaintenanceState } from './maintenance/maintenance.state.js';
import { PublicPages } from './pages/public-pages.js';
import { refuseWhileClosed } from './maintenance/refuse-while-closed.js';

const BODY_LIMIT = 64 * 1024;

/** The whole API, ready to listen: used by `main.ts` and by tests. */
export async function createApp(config: Config): Promise<NestFastifyApplication> {
  const pino = createPino('api', config.logLevel);
  const adapter = new FastifyAdapter({
    loggerInstance: pino,
    // No logger of its own for each request: only a failure is logged, and that line names the route.
    childLoggerFactory: (logger: FastifyBaseLogger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustProxyHops > 0 && ((_address: string, hop: number) => hop < config.trustProxyHops),
    forceCloseConnections: 'idle',
    requestTimeout: 60_000,
    clientErrorHandler: answerUnreadable,
    frameworkErrors: answerUnrouted(() => app.get(PublicPages, { strict: false })),
  });
  setRateLimitFactor(config.rateLimitFactor);
  const app: NestFastifyApplication = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(config),
    adapter,
    {
      logger: new PinoLogger(pino),
      abortOnError: false,
    },
  );
  app.setGlobalPrefix('api');
  app.enableShutdownHooks();
  await app.register(rateLimit, rateLimitOptions());
  await app.register(multipart);
  const fastify = adapter.getInstance();
  // An action without a body is often sent with the type of one: an empty JSON body is no body.
  fastify.addHook('onRequest', ({ headers, url }, reply, done) => {
    reply.headers(securityHeadersOf(url));
    if (headers['content-length'] === '0') delete headers['content-type'];
    done();
  });
  refuseWhileClosed(fastify, app.get(MaintenanceState, { strict: false }));
  fastify.addHook('preSerialization', wrapInEnvelope);
  // A connection that is busy when the process is told to stop would be kept alive after its answer, and the process with it.
  fastify.addHook('preClose', async () => void (fastify.server.keepAliveTimeout = 1));
  await serveSites(fastify, path.resolve(import.meta.dirname, '../..'), app.get(PublicPages, { strict: false }));
  serveOpenApi(app);
  return app;
}
