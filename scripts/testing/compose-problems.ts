// Where an engine is, `docker compose config` and `docker build` find syntax errors. These checks need none, and compare
// the files with the project: programs, settings, ports, folders.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { Config } from '#runtime/platform/config/config';
import { type Stage, chainOf, stagesOf } from './dockerfile.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Where the variables of a container are read. */
const READERS = ['libs/runtime/src/platform/config/config.ts', 'prisma/setup.ts', 'api/src/main.ts'];
/** The same wherever the containers run; everything else can be set in .env. */
const FIXED = new Set(['DATA_DIR', 'PORT', 'WORKER_PORT', 'DRAIN_SECONDS']);
/** Most of dist/ is named after its source folder. */
const SOURCE_OF: Record<string, string> = { 'dist/shop-pages': 'shop-web/src/app/prerender' };

export type DockerFiles = Record<'compose' | 'dockerfile' | 'nginx' | 'readme', string>;

interface Service {
  build?: { context: string; dockerfile: string; target: string };
  command?: string[];
  container_name?: string;
  depends_on?: Record<string, { condition: string }>;
  environment?: Record<string, string | number>;
  healthcheck?: unknown;
  mem_limit?: string;
  networks?: string[];
  pids_limit?: number;
  read_only?: boolean;
  ports?: string[];
  restart?: string;
  volumes?: string[];
}
interface Compose {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean } | null>;
  volumes: Record<string, unknown>;
}
type Stages = Map<string, Stage>;

const source = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const exists = (file: string) => existsSync(path.join(ROOT, file));
const unless = (holds: unknown, problem: string) => (holds ? [] : [problem]);

export const readDockerFiles = (): DockerFiles => ({
  compose: source('docker-compose.yml'),
  dockerfile: source('docker/Dockerfile'),
  nginx: source('docker/nginx.conf'),
  readme: source('README.md'),
});

/** One sentence for each place where the Docker files name what the project does not have. */
export function problemsOf({ compose: text, dockerfile, nginx, readme }: DockerFiles): string[] {
  const compose = parse(text, { merge: true }) as Compose;
  const stages = stagesOf(dockerfile);
  return [
    ...[...stages.values()].flatMap((stage) => stageProblems(stage, stages)),
    ...Object.entries(compose.services).flatMap(([name, service]) => [
      ...serviceProblems(name, service, compose, stages),
      ...confinementProblems(name, service, compose),
      ...(service.build ? imageProblems(name, service, stages) : []),
      ...(service.build && name !== 'web' ? environmentProblems(name, service) : []),
    ]),
    ...portProblems(compose, stages, nginx),
    ...readmeProblems(text, readme),
    ...queueProblems(compose),
  ];
}

/** COPY from the context needs a file of the repository; COPY from a stage needs a stage and something a build makes. */
function stageProblems({ name, copies }: Stage, stages: Stages): string[] {
  return copies.flatMap(({ from, sources }) => {
    if (from && !stages.has(from)) return [`${name}: COPY from the unknown stage ${from}`];
    const known = from ? isMade : exists;
    return sources.flatMap((file) => unless(known(file), `${name}: COPY ${file}, which does not exist`));
  });
}

function isMade(absolute: string): boolean {
  const file = absolute.replace(/^\/app\//, '');
  return file === 'node_modules' || exists(SOURCE_OF[file] ?? file.replace(/^dist\//, ''));
}

function serviceProblems(name: string, service: Service, { services, volumes }: Compose, stages: Stages): string[] {
  const { build, depends_on: needs = {}, volumes: mounts = [] } = service;
  const healthcheck = service.healthcheck ?? (build && chainOf(stages, build.target).find((it) => it.healthcheck));
  const endsByItself = (it: string) => services[it]?.restart === 'no';
  const expected = (it: string) => (endsByItself(it) ? 'service_completed_successfully' : 'service_healthy');
  const named = mounts.map((mount) => mount.split(':')[0]!).filter((volume) => !/^[./]/.test(volume));
  return [
    ...unless(!service.container_name, `${name}: container_name forbids --scale`),
    ...unless(!service.ports || name === 'web', `${name}: a fixed host port forbids --scale`),
    ...unless(endsByItself(name) || healthcheck, `${name}: has no healthcheck`),
    ...unless(!build || exists(path.join(build.context, build.dockerfile)), `${name}: no ${build?.dockerfile}`),
    ...unless(!build || stages.has(build.target), `${name}: no stage ${build?.target}`),
    ...Object.entries(needs).flatMap(([it, { condition }]) => [
      ...unless(services[it], `${name}: depends on the unknown ${it}`),
      ...unless(condition === expected(it), `${name}: waits wrongly for ${it}`),
    ]),
    ...named.flatMap((volume) => unless(volume in volumes, `${name}: unknown volume ${volume}`)),
  ];
}

/** What a break-in into one container may reach: no file system, a part of the memory, and the networks it needs. */
function confinementProblems(name: string, service: Service, { networks }: Compose): string[] {
  const { environment = {}, networks: joined = [] } = service;
  const keepsData = name === 'postgres' || name === 'redis';
  const isReachable = joined.some((network) => !networks[network]?.internal);
  return [
    ...unless(service.read_only, `${name}: may write into its image`),
    ...unless(service.mem_limit && service.pids_limit, `${name}: may take all memory or processes`),
    ...unless(joined.length && joined.every((network) => network in networks), `${name}: is in no known network`),
    ...unless(!keepsData || !isReachable, `${name}: is reachable from outside`),
    ...unless(name === 'setup' || !('DATABASE_OWNER_URL' in environment), `${name}: owns the tables`),
  ];
}

/** The program has a source, is copied into the image, and does not run as root. */
function imageProblems(name: string, { build, command }: Service, stages: Stages): string[] {
  const chain = chainOf(stages, build!.target);
  const user = chain.find((stage) => stage.user)?.user;
  const unprivileged = user ? user !== 'root' && user !== '0' : chain.at(-1)?.from.includes('unprivileged');
  const words = [command ?? chain[0]?.command, chain.find((stage) => stage.healthcheck)?.healthcheck].flat();
  const programs = words.filter((word) => word !== undefined).filter((word) => /\.m?js$/.test(word));
  const copied = chain.flatMap((stage) =>
    stage.copies.map(({ sources, target }) => (target.endsWith('/') ? sources[0]! : target)),
  );
  return [
    ...unless(unprivileged, `${name}: runs as root`),
    ...unless(name === 'web' || programs.length, `${name}: starts nothing`),
    ...programs.flatMap((file) => [
      ...unless(exists(file.replace(/^dist\/(.*)\.js$/, '$1.ts')), `${name}: ${file} has no source`),
      ...unless(
        copied.some((folder) => file === folder || file.startsWith(`${folder}/`)),
        `${name}: ${file} is not copied into the image`,
      ),
    ]),
  ];
}

/** Each variable is read by the project and can be set, and together they are settings with which it starts. */
function environmentProblems(name: string, { environment = {} }: Service): string[] {
  const readers = READERS.map(source).join('\n');
  const variables = Object.entries(environment);
  const fixed = variables.filter(([variable, value]) => !FIXED.has(variable) && !String(value).includes('${'));
  const unread = variables.map(([variable]) => variable).filter((it) => !new RegExp(`\\b${it}\\b`).test(readers));
  const problems = [
    ...unread.map((variable) => `${name}: nothing reads ${variable}`),
    ...fixed.map(([variable]) => `${name}: ${variable} cannot be set in .env`),
  ];
  try {
    void new Config(Object.fromEntries(variables.map(([variable, value]) => [variable, interpolate(String(value))])));
    return problems;
  } catch (error) {
    return [...problems, `${name}: ${(error as Error).message}`];
  }
}

/** ${NAME}, ${NAME:-default} and ${NAME:?message}, with a long word for what has no default. */
const interpolate = (value: string) =>
  value.replace(/\$\{(\w+)(?::(-|\?)([^}]*))?\}/g, (_, __, kind, rest: string) =>
    kind === '-' ? rest : 'x'.repeat(40),
  );

/** The published port leads to nginx, nginx to the API, and the API listens there. */
function portProblems({ services }: Compose, stages: Stages, nginx: string): string[] {
  const web = stages.get('web');
  const listens = Number(/listen (\d+);/.exec(nginx)?.[1]);
  const [, upstream = '', upstreamPort = ''] = /set \$api http:\/\/([\w-]+):(\d+);/.exec(nginx) ?? [];
  const published = Number(services.web?.ports?.[0]?.split(':').at(-1));
  const apiPort = Number(services[upstream]?.environment?.PORT);
  const health = web?.healthcheck?.at(-1) ?? '';
  const asked = health.includes(`:${listens}/`) && nginx.includes(new URL(health).pathname);
  const roots = [...nginx.matchAll(/root (\S+);/g)].map(([, folder]) => folder!);
  const inImage = (folder: string) =>
    web?.copies.some(({ target }) => target === folder || target.startsWith(`${folder}/`));
  return [
    ...unless(published === listens, `web: publishes ${published}, nginx listens on ${listens}`),
    ...unless(web?.exposes.includes(listens), `web: does not expose ${listens}`),
    ...unless(asked, `web: healthcheck ${health}`),
    ...unless(services[upstream], `nginx: no service ${upstream}`),
    ...unless(apiPort === Number(upstreamPort), `nginx: asks ${upstream}:${upstreamPort}, it listens on ${apiPort}`),
    ...unless(stages.get('api')?.exposes.includes(apiPort), `api: does not expose ${apiPort}`),
    ...roots.flatMap((folder) => unless(inImage(folder), `nginx: ${folder} is not in the image`)),
  ];
}

/** What can be set in .env is explained in the README. */
function readmeProblems(compose: string, readme: string): string[] {
  const asked = new Set([...compose.matchAll(/\$\{(\w+)/g)].map(([, name]) => name!));
  return [...asked].flatMap((name) => unless(readme.includes(`\`${name}\``), `README.md: says nothing about ${name}`));
}

/** Redis loses no job, and hosts in URLs are services. */
function queueProblems({ services }: Compose): string[] {
  const command = services.redis?.command?.join(' ') ?? '';
  const urls = Object.values(services).flatMap(({ environment: env }) => [
    env?.DATABASE_URL,
    env?.DATABASE_OWNER_URL,
    env?.REDIS_URL,
  ]);
  const hosts = new Set(urls.filter(Boolean).map((url) => new URL(interpolate(String(url))).hostname));
  return [
    ...unless(command.includes('--maxmemory-policy noeviction'), 'redis: may throw jobs away'),
    ...unless(command.includes('--appendonly yes'), 'redis: keeps no append-only file'),
    ...unless(command.includes('--requirepass'), 'redis: asks for no password'),
    ...[...hosts].flatMap((host) => unless(services[host], `no service is called ${host}`)),
  ];
}
