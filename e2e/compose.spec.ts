import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { refusedWith } from '../api/src/platform/http/errors/error.filter.js';
import { securityHeadersOf } from '../api/src/platform/http/pages/security-headers.js';
import { type DockerFiles, problemsOf, readDockerFiles } from '../scripts/testing/compose-problems.js';

const ROOT = path.resolve(import.meta.dirname, '..');

/** One mistake each and the problem that must be reported: shows that the check can fail. */
const SLIPS: [name: string, file: keyof DockerFiles, was: string, becomes: string, problem: RegExp][] = [
  ['a wrong program', 'dockerfile', '"dist/worker/src/main.js"', '"dist/worker/main.js"', /worker.*has no source/],
  ['a program that is not copied', 'dockerfile', 'COPY --from=build /app/dist/api dist/api\n', '', /api.*not copied/],
  ['a copied folder that is not there', 'dockerfile', 'COPY prisma/migrations', 'COPY prisma/moves', /prisma\/moves/],
  ['a folder that no step builds', 'dockerfile', '/app/dist/shop-web', '/app/dist/shop', /dist\/shop/],
  ['an unknown stage', 'dockerfile', '--from=production', '--from=prod', /unknown stage prod/],
  ['root', 'dockerfile', 'USER node\n', '', /runs as root/],
  ['no healthcheck', 'dockerfile', 'HEALTHCHECK', '#', /has no healthcheck/],
  ['an unknown target', 'compose', 'target: worker', 'target: workers', /no stage workers/],
  ['a variable that is never read', 'compose', 'SMTP_URL: $', 'MAIL_URL: $', /nothing reads MAIL_URL/],
  ['a value that is refused', 'compose', 'LOG_LEVEL:-info', 'LOG_LEVEL:-loud', /LOG_LEVEL/],
  ['a variable without an explanation', 'compose', '${MAIL_FROM:-}', '${MAIL_SENDER:-}', /README.*MAIL_SENDER/],
  ['another API port', 'compose', 'PORT: 3000', 'PORT: 3001', /asks api:3000, it listens on 3001/],
  ['another web port', 'nginx', 'listen 8080', 'listen 80', /nginx listens on 80/],
  ['a folder that nginx has not', 'nginx', 'root /srv/shop;', 'root /srv/toko;', /\/srv\/toko is not in the image/],
  ['a host that is no service', 'compose', '@postgres:5432', '@database:5432', /called database/],
  ['a cache instead of a queue', 'compose', 'noeviction', 'allkeys-lru', /throw jobs away/],
  ['Redis without AOF', 'compose', "      - --appendonly\n      - 'yes'\n", '', /append-only/],
  ['a fixed name', 'compose', 'target: worker }', 'target: worker }\n    container_name: w', /forbids --scale/],
  ['a fixed port on the API', 'compose', 'target: api }', "target: api }\n    ports: ['3000:3000']", /forbids --scale/],
  ['a wait for the wrong thing', 'compose', 'service_completed_successfully', 'service_healthy', /waits wrongly/],
  [
    'a file system to write into',
    'compose',
    'read_only: true\n    tmpfs: [/tmp]\n    mem_limit: 256m',
    'mem_limit: 256m',
    /web: may write/,
  ],
  ['no limit on memory', 'compose', '    mem_limit: 256m\n', '', /web: may take all memory/],
  ['no limit on processes', 'compose', '  pids_limit: 256\n', '', /worker: may take all memory or processes/],
  ['a database on the way out', 'compose', '    internal: true\n', '', /postgres: is reachable/],
  ['an unknown network', 'compose', 'networks: [front]', 'networks: [frnt]', /web: is in no known network/],
  ['a queue without a password', 'compose', '      - --requirepass\n', '', /asks for no password/],
  [
    'an API that owns the tables',
    'compose',
    '      PORT: 3000\n',
    '      PORT: 3000\n      DATABASE_OWNER_URL: postgres://patungan:x@postgres:5432/patungan\n',
    /api: owns the tables/,
  ],
  ['an unknown volume', 'compose', 'redis:/data', 'queue:/data', /unknown volume queue/],
  ['a fixed number of proxies', 'compose', '${TRUST_PROXY_HOPS:-1}', '1', /api: TRUST_PROXY_HOPS cannot be set/],
  ['a fixed limit', 'compose', '${UNPAID_PER_GROUP:-2}', '2', /api: UNPAID_PER_GROUP cannot be set/],
];

describe('the Docker files', () => {
  it('name only what the project has', () => expect(problemsOf(readDockerFiles())).toEqual([]));

  it.each(SLIPS)('are reported with %s', (_, file, was, becomes, problem) => {
    const files = readDockerFiles();
    expect(files[file]).toContain(was);

    const problems = problemsOf({ ...files, [file]: files[file].replaceAll(was, becomes) });

    expect(problems).toContainEqual(expect.stringMatching(problem));
  });

  it('send the headers with the pages that the API sends', () => {
    const sent = readFileSync(path.join(ROOT, 'docker/security-headers.conf'), 'utf8');

    const headers = securityHeadersOf('/');
    for (const name of ['Content-Security-Policy', 'Referrer-Policy', 'Strict-Transport-Security'])
      expect(sent).toContain(`${name} "${headers[name]}"`);
  });

  it('answer for an API that is away as it would for itself', () => {
    expect(readDockerFiles().nginx).toContain(`return 503 '${JSON.stringify(refusedWith(503))}';`);
  });

  it('keep secrets, data and tests out of the build', () => {
    const ignored = readFileSync(path.join(ROOT, '.dockerignore'), 'utf8').split('\n');

    expect(ignored).toEqual(expect.arrayContaining(['.env', '.git', '.data*', 'node_modules', 'dist', '**/*.spec.ts']));
  });
});
