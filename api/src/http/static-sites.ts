import type {} from '@fastify/rate-limit';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

const YEAR_MS = 365 * 24 * 3_600_000;

/** Serves the built shop at `/` and the console at `/admin`; unknown paths get the app's page, unknown `/api` paths its 404. */
export async function serveSites(fastify: FastifyInstance, distDir: string): Promise<void> {
  await fastify.register(fastifyStatic, { root: distDir, serve: false, preCompressed: true });
  const shop = siteIn(distDir, 'shop-web');
  const admin = siteIn(distDir, 'admin-web');
  fastify.get('/admin', { config: { rateLimit: false } }, (_, reply) => reply.redirect('/admin/'));
  fastify.get<{ Params: { '*': string } }>('/admin/*', { config: { rateLimit: false } }, (request, reply) =>
    send(reply, admin, request.params['*']),
  );
  fastify.get<{ Params: { '*': string } }>('/*', { config: { rateLimit: false } }, (request, reply) => {
    const wanted = request.params['*'];
    return wanted === 'api' || wanted.startsWith('api/') ? reply.callNotFound() : send(reply, shop, wanted);
  });
}

interface Site {
  folder: string;
  files: ReadonlySet<string>;
}

// Only files that were there at start are served: no path from outside ever reaches the file system.
function siteIn(distDir: string, folder: string): Site {
  const root = path.join(distDir, folder);
  const found = existsSync(root) ? readdirSync(root, { recursive: true, withFileTypes: true }) : [];
  const files = found
    .filter((entry) => entry.isFile() && !/\.(br|gz|map)$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
  return { folder, files: new Set(files) };
}

function send(reply: FastifyReply, { folder, files }: Site, wanted: string) {
  const file = files.has(wanted)
    ? wanted
    : files.has(path.join(wanted, 'index.html'))
      ? path.join(wanted, 'index.html')
      : null;
  if (!file && (/\.\w{2,5}$/.test(wanted) || !files.has('index.html'))) return reply.callNotFound();
  const served = file ?? 'index.html';
  return served.startsWith('assets/')
    ? reply.sendFile(`${folder}/${served}`, { maxAge: YEAR_MS, immutable: true })
    : reply.header('cache-control', 'no-cache').sendFile(`${folder}/${served}`, { cacheControl: false });
}
