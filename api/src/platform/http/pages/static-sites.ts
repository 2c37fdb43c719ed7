import type {} from '@fastify/rate-limit';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MOVED_PAGES, WEBVIEW_ROOT } from '#contracts/shop-paths';
import { type PageSource, sendPage } from './page-source.js';

const PAGE = 'index.html';
/** Sites in place of pages, by the path of each; undefined: the page itself. Asked at each request, with the same paths. */
type OtherSites = () => Readonly<Record<string, string | undefined>>;
const DAY_MS = 24 * 3_600_000;
const YEAR_MS = 365 * DAY_MS;

/**
 * Serves the built shop at `/` and the console at `/admin`. A path that is no file of the shop is looked up in `pages`;
 * the fallback, also in the console, is the app's empty page. Unknown `/api` paths get a 404. A path for which
 * `otherSites` names a site leads there.
 */
export async function serveSites(
  fastify: FastifyInstance,
  distDir: string,
  { pages, otherSites = () => ({}) }: { pages?: PageSource; otherSites?: OtherSites } = {},
): Promise<void> {
  await fastify.register(fastifyStatic, { root: distDir, serve: false, preCompressed: true });
  const shop = siteIn(distDir, 'shop-web');
  const admin = siteIn(distDir, 'admin-web');
  fastify.get('/admin', { config: { rateLimit: false } }, (_, reply) => reply.redirect('/admin/'));
  fastify.get<{ Params: { '*': string } }>('/admin/*', { config: { rateLimit: false } }, (request, reply) =>
    send(reply, admin, request.params['*']),
  );
  const answer = async (request: FastifyRequest, reply: FastifyReply, wanted: string) => {
    const bare = withoutSlash(request.url);
    if (bare) return reply.redirect(bare, 301);
    const isFile = shop.files.has(wanted) && wanted !== PAGE;
    const asked = { hasQuery: request.url.includes('?'), from: request.ip };
    const page = isFile ? null : await pages?.answer(`/${wanted}`, asked);
    if (page?.status === 404 && (await pages?.answer(`/${wanted.toLowerCase()}`, asked))?.status === 200) {
      const small = inSmallLetters(request.url);
      if (small) return reply.redirect(small, 301);
    }
    return page ? sendPage(request, reply, page) : send(reply, shop, wanted);
  };
  for (const here of Object.keys(otherSites()))
    fastify.get(here, { config: { rateLimit: false } }, (request, reply) => {
      const site = otherSites()[here];
      return site ? reply.redirect(site) : answer(request, reply, here.slice(1));
    });
  for (const [old, page] of Object.entries(MOVED_PAGES))
    fastify.get(old, { config: { rateLimit: false } }, (request, reply) =>
      reply.redirect(`${page}${/\?.*/.exec(request.url)?.[0] ?? ''}`, 301),
    );
  // The URL contains a one-time code: it must not be cached or sent as a referrer.
  const onSend = async (_: FastifyRequest, reply: FastifyReply) =>
    void reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store');
  fastify.get<{ Params: { '*': string } }>(
    `${WEBVIEW_ROOT}/*`,
    { config: { rateLimit: false }, onSend },
    (request, reply) => {
      const rest = request.params['*'];
      // A code may end like the name of a file; more than its two halves is no page.
      return answer(request, reply, rest.split('/').length > 2 ? `webview/${rest}` : 'webview');
    },
  );
  fastify.get<{ Params: { '*': string } }>('/*', { config: { rateLimit: false } }, (request, reply) => {
    const wanted = request.params['*'];
    return wanted === 'api' || wanted.startsWith('api/') ? reply.callNotFound() : answer(request, reply, wanted);
  });
}

/** Of this site: begins with one slash, which is not followed by another one or by a backslash. */
const OWN_PATH = /^\/(?![/\\])[^?\\]*/;

/** The address of a page without the slash at its end, with its query; null where it has none. */
function withoutSlash(url: string): string | null {
  const found = OWN_PATH.exec(url)?.[0];
  const bare = found?.replace(/\/+$/, '');
  return found && bare && bare !== found ? bare + url.slice(found.length) : null;
}

/** The address of a page in small letters, with its query; null where it is so already. */
function inSmallLetters(url: string): string | null {
  const found = OWN_PATH.exec(url)?.[0];
  const small = found?.toLowerCase();
  return found && small && small !== found ? small + url.slice(found.length) : null;
}

interface Site {
  folder: string;
  files: ReadonlySet<string>;
}

// Only files that existed at start are served: no path from outside reaches the file system.
function siteIn(distDir: string, folder: string): Site {
  const root = path.join(distDir, folder);
  const found = existsSync(root) ? readdirSync(root, { recursive: true, withFileTypes: true }) : [];
  const files = found
    .filter((entry) => entry.isFile() && !/\.(br|gz|map)$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
  return { folder, files: new Set(files) };
}

function send(reply: FastifyReply, { folder, files }: Site, wanted: string) {
  const file = files.has(wanted) ? wanted : files.has(path.join(wanted, PAGE)) ? path.join(wanted, PAGE) : null;
  if (!file && (/\.\w{2,5}$/.test(wanted) || !files.has(PAGE))) return reply.callNotFound();
  const served = file ?? PAGE;
  if (served.startsWith('assets/')) return reply.sendFile(`${folder}/${served}`, { maxAge: YEAR_MS, immutable: true });
  // Their names carry no hash: one that changes is seen within a day.
  if (served.startsWith('drawings/')) return reply.sendFile(`${folder}/${served}`, { maxAge: DAY_MS });
  return reply.header('cache-control', 'no-cache').sendFile(`${folder}/${served}`, { cacheControl: false });
}
