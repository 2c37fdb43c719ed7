import type { FastifyReply, FastifyRequest } from 'fastify';

/** A page of the shop, ready to be sent. */
export interface PageAnswer {
  status: number;
  type: string;
  body: Buffer;
  br: Buffer;
  gzip: Buffer;
  /** Of the body; every packing of it has a tag of its own. */
  tag: string;
  /** The address of the page without its query, where it has one. */
  canonical?: string;
}

/** Where the pages of the shop come from; null for what is no page. */
export interface PageSource {
  answer(path: string, hasQuery: boolean): Promise<PageAnswer | null>;
}

/** Sends the packing that the browser can read, or 304 when it has the page already. */
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
