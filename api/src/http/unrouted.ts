import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuseUnrouted } from './error.filter.js';
import { type PageSource, sendPage } from './page-source.js';
import { securityHeadersOf } from './security-headers.js';

/** No page of the shop has this address. */
const NO_PAGE = '/404';

/**
 * Answers an address that no route can be asked for, because it cannot be decoded or is too long: whoever typed it sees
 * the shop's page for what is not there, a program the envelope. No hook has run, so the headers are said here.
 */
export const answerUnrouted =
  (pages: () => PageSource) =>
  async (error: { statusCode?: number }, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    void reply.headers(securityHeadersOf(request.url));
    const isApi = /^\/api\b/.test(request.url);
    const page = isApi
      ? null
      : await pages()
          .answer(NO_PAGE, false)
          .catch(() => null);
    if (page) sendPage(request, reply, page);
    else refuseUnrouted(error, request, reply);
  };
