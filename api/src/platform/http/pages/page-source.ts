import type { FastifyReply, FastifyRequest } from 'fastify';

/** A page of the shop, ready to be sent. */
export interface PageAnswer {
  status: number;
  type: string;
  body: Buffer;
  br: Buffer;
  gzip: Buffer;
  /** A tag of the body, the base of the ETag of each encoding. */
  tag: string;
  /** The page's URL without query, where it has one. */
  canonical?: string;
}

export interface PageRequest {
  hasQuery: boolean;
  /** The visitor's network address: what the page asks of the API counts towards the visitor's rate limit. */
  from: string;
}

/** Where the shop's pages come from; null for a path that is no page. */
export interface PageSource {
  answer(path: string, request: PageRequest): Promise<PageAnswer | null>;
}

/** Sends the best encoding that the browser accepts, or 304. */
export function sendPage({ headers }: FastifyRequest, reply: FastifyReply, page: PageAnswer): FastifyReply {
  const accepted = headers['accept-encoding'] ?? '';
  const packing = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
  const etag = `"${page.tag}${packing ? `-${packing}` : ''}"`;
  void reply.header('etag', etag).header('cache-control', 'no-cache').header('vary', 'accept-encoding');
  if (page.canonical) void reply.header('link', `<${page.canonical}>; rel="canonical"`);
  if (headers['if-none-match'] === etag && page.status === 200) return reply.status(304).send();
  if (packing) void reply.header('content-encoding', packing);
  return reply
    .status(page.status)
    .type(page.type)
    .send(packing ? page[packing] : page.body);
}
