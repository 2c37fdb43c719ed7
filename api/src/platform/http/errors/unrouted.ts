import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuseUnrouted } from './error.filter.js';
import { type PageSource, sendPage } from '../pages/page-source.js';
import { securityHeadersOf } from '../pages/security-headers.js';

/** A path that is no page of the shop. */
const NO_PAGE = '/404';

/**
 * Answers a URL that cannot be routed, because it cannot be decoded or is too long: the shop's page "not found" for
 * browsers, the envelope under /api. No hook has run, so the security headers are set here.
 */
export const answerUnrouted =
  (pages: () => PageSource) =>
  async (error: { statusCode?: number }, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    void reply.headers(securityHeadersOf(request.url)).header('x-request-id', request.id);
    const isApi = /^\/api\b/.test(request.url);
    const page = isApi
      ? null
      : await pages()
          .answer(NO_PAGE, { hasQuery: false, from: request.ip })
          .catch(() => null);
    if (page) sendPage(request, reply, page);
    else refuseUnrouted(error, request, reply);
  };
