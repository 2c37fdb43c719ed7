import path from 'node:path';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import { type FastifyBaseLogger, LogController } from 'fastify';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Config } from '#runtime/platform/config/config';
import { ShopSettings } from '#runtime/platform/settings/shop-settings';
import type { ProductLine } from '#runtime/sales/product-line';
import { PinoLogger, createPino } from '#runtime/platform/logging/logger';
import { AppModule } from './app.module.js';
import { CatalogueSnapshot } from './catalogue/catalogue.snapshot.js';
import { answerKnownUrls } from './catalogue/send-prepared.js';
import { wrapInEnvelope } from './platform/http/errors/envelope.js';
import { serveOpenApi } from './platform/http/openapi/openapi.js';
import { logAccess, requestIdOfHeaders } from './platform/http/access-log.js';
import { SLOW_REQUESTS, limitConnections } from './platform/http/limits/connections.js';
import { rateLimitOptions, setRateLimitFactor } from './platform/http/limits/rate-limits.js';
import { SharedCounts } from './platform/http/limits/shared-counts.js';
import { readTheRest } from './platform/http/uploads/read-the-rest.js';
import { securityHeadersOf } from './platform/http/pages/security-headers.js';
import { serveSites } from './platform/http/pages/static-sites.js';
import { HOSTLESS, answerUnreadable, refuseUnmet } from './platform/http/errors/unreadable.js';
import { answerUnrouted } from './platform/http/errors/unrouted.js';
import { Drain, closeWhileDraining } from './platform/health/drain.js';
import { answerInTime } from './platform/http/limits/answer-in-time.js';
import { MaintenanceState } from './platform/maintenance/maintenance.state.js';
import { PublicPages } from './content/public-pages.js';
import { refuseWhileClosed } from './platform/maintenance/refuse-while-closed.js';

const BODY_LIMIT = 64 * 1024;

/** The whole API, ready to listen: used by `main.ts` and by tests, which may give `lines` of their own. */
export async function createApp(config: Config, lines?: readonly ProductLine[]): Promise<NestFastifyApplication> {
  const pino = createPino('api', config.logLevel);
  const adapter = new FastifyAdapter({
    loggerInstance: pino,
    // No child logger for each request: only failures are logged, and their line names the route.
    childLoggerFactory: (logger: FastifyBaseLogger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOfHeaders,
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustProxyHops > 0 && ((_address: string, hop: number) => hop < config.trustProxyHops),
    forceCloseConnections: 'idle',
    // While the server closes, requests on open connections still get their usual answers.
    return503OnClosing: false,
    requestTimeout: 60_000,
    http: { ...SLOW_REQUESTS, ...HOSTLESS },
    clientErrorHandler: answerUnreadable,
    frameworkErrors: answerUnrouted(() => app.get(PublicPages, { strict: false })),
  });
  setRateLimitFactor(config.rateLimitFactor);
  const app: NestFastifyApplication = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(config, lines),
    adapter,
    {
      logger: new PinoLogger(pino),
      abortOnError: false,
    },
  );
  app.setGlobalPrefix('api');
  const fastify = adapter.getInstance();
  // First: what a later hook refuses is logged as well.
  logAccess(fastify);
  refuseUnmet(fastify);
  await app.register(rateLimit, rateLimitOptions(app.get(SharedCounts, { strict: false })));
  await app.register(multipart);
  readTheRest(fastify);
  // Actions without a body are often sent with the JSON content type: an empty JSON body counts as no body.
  fastify.addHook('onRequest', ({ headers, url }, reply, done) => {
    reply.headers(securityHeadersOf(url));
    if (headers['content-length'] === '0') delete headers['content-type'];
    done();
  });
  fastify.server.maxConnections = config.maxConnections;
  if (config.trustProxyHops === 0)
    limitConnections(fastify.server, config.maxConnectionsPerAddress, (refused) =>
      pino.warn({ refused }, 'connections beyond the limit of their address were closed'),
    );
  closeWhileDraining(fastify, app.get(Drain, { strict: false }));
  answerInTime(fastify);
  refuseWhileClosed(fastify, app.get(MaintenanceState, { strict: false }));
  answerKnownUrls(fastify, app.get(CatalogueSnapshot, { strict: false }));
  fastify.addHook('preSerialization', wrapInEnvelope);
  // On shutdown a busy connection would stay alive after its answer and keep the process running.
  fastify.addHook('preClose', async () => void (fastify.server.keepAliveTimeout = 1));
  const settings = app.get(ShopSettings, { strict: false });
  await serveSites(fastify, path.resolve(import.meta.dirname, '../..'), {
    pages: app.get(PublicPages, { strict: false }),
    otherSites: () => settings.otherSites,
  });
  if (config.hasApiDocs) serveOpenApi(app);
  return app;
}
