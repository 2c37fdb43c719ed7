import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { Config } from '#runtime/config/config';
import { type Stage, chainOf, parseDockerfile } from './dockerfile.js';

const ROOT = path.resolve(import.meta.dirname, '../..');

export interface DockerFiles {
  compose: string;
  dockerfile: string;
  nginx: string;
  readme: string;
}

interface Service {
  image?: string;
  build?: { context: string; dockerfile: string; target: string };
  command?: string[];
  container_name?: string;
  depends_on?: Record<string, { condition: string }>;
  environment?: Record<string, string | number>;
  healthcheck?: unknown;
  ports?: string[];
  restart?: string;
  volumes?: string[];
}
interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
}

export function readDockerFiles(): DockerFiles {
  const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
  return {
    compose: read('docker-compose.yml'),
    dockerfile: read('docker/Dockerfile'),
    nginx: read('docker/nginx.conf'),
    readme: read('README.md'),
  };
}

/** Everything the Docker files name that the project does not have. Nothing is run: there is no Docker here. */
export function problemsOf(files: DockerFiles): string[] {
  const compose = parse(files.compose, { merge: true }) as Compose;
  const stages = parseDockerfile(files.dockerfile);
  const built = Object.entries(compose.services).filter(([, service]) => service.build);
  return [
    ...[...stages.values()].flatMap((stage) => stageProblems(stage, stages)),
    ...Object.entries(compose.services).flatMap(([name, service]) => serviceProblems(name, service, compose, stages)),
    ...built.flatMap(([name, service]) => imageProblems(name, service, stages)),
    ...built.flatMap(([name, service]) => environmentProblems(name, service)),
    ...portProblems(compose, stages, files.nginx),
    ...variableProblems(files),
    ...queueProblems(compose),
  ];
}

/** COPY: from the context only what is there, from a stage only what exists and what a build makes. */
function stageProblems(stage: Stage, stages: Map<string, Stage>): string[] {
  return stage.copies.flatMap(({ from, sources }) => {
    if (from && !stages.has(from)) return [`${stage.name}: COPY from the unknown stage ${from}`];
    return sources
      .map((source) => (from ? source.replace(/^\/app\//, '') : source))
      .filter((source) => !(from ? isMade(source) : existsSync(path.join(ROOT, source))))
      .map((source) => `${stage.name}: COPY ${source}, which does not exist`);
  });
}

/** dist/api comes from api/, and so on; the public pages are made by the shop's renderer. */
const SOURCE_OF: Record<string, string> = { 'dist/shop-pages': 'shop-web/src/prerender' };
const isMade = (file: string) =>
  file === 'node_modules' || existsSync(path.join(ROOT, SOURCE_OF[file] ?? file.replace(/^dist\//, '')));

function serviceProblems(name: string, service: Service, compose: Compose, stages: Map<string, Stage>): string[] {
  const { build, depends_on: needs = {}, volumes = [] } = service;
  const once = service.restart === 'no';
  const healthcheck = service.healthcheck ?? (build && chainOf(stages, build.target).find((it) => it.healthcheck));
  return [
    ...(service.container_name ? [`${name}: container_name forbids --scale`] : []),
    ...(service.ports && name !== 'web' ? [`${name}: a fixed host port forbids --scale`] : []),
    ...(!once && !healthcheck ? [`${name}: has no healthcheck`] : []),
    ...(build && !existsSync(path.join(ROOT, build.context, build.dockerfile))
      ? [`${name}: no ${build.dockerfile}`]
      : []),
    ...(build && !stages.has(build.target) ? [`${name}: no stage ${build.target}`] : []),
    ...Object.keys(needs)
      .filter((it) => !compose.services[it])
      .map((it) => `${name}: depends on the unknown ${it}`),
    ...Object.entries(needs)
      .filter(
        ([it, { condition }]) =>
          condition !== (compose.services[it]?.restart === 'no' ? 'service_completed_successfully' : 'service_healthy'),
      )
      .map(([it]) => `${name}: waits wrongly for ${it}`),
    ...volumes
      .map((volume) => volume.split(':')[0]!)
      .filter((volume) => !/^[./]/.test(volume) && !(volume in compose.volumes))
      .map((volume) => `${name}: unknown volume ${volume}`),
  ];
}

/** The program exists in the project, is copied into the image, and does not run as root. */
function imageProblems(name: string, { build, command }: Service, stages: Map<string, Stage>): string[] {
  const chain = chainOf(stages, build!.target);
  const user = chain.find((stage) => stage.user)?.user;
  const unprivileged = user ? user !== 'root' && user !== '0' : Boolean(chain.at(-1)?.from.includes('unprivileged'));
  const programs = [command ?? chain[0]?.command, chain.find((stage) => stage.healthcheck)?.healthcheck]
    .flatMap((words) => words ?? [])
    .filter((word) => /\.m?js$/.test(word));
  const copied = chain.flatMap((stage) =>
    stage.copies.map(({ sources, target }) => (target.endsWith('/') ? sources[0]! : target)),
  );
  return [
    ...(unprivileged ? [] : [`${name}: runs as root`]),
    ...(name !== 'web' && !programs.length ? [`${name}: starts nothing`] : []),
    ...programs.filter((file) => !sourceExists(file)).map((file) => `${name}: ${file} has no source`),
    ...programs
      .filter((file) => !copied.some((folder) => file === folder || file.startsWith(`${folder}/`)))
      .map((file) => `${name}: ${file} is not copied into the image`),
  ];
}

const sourceExists = (file: string) =>
  existsSync(path.join(ROOT, file.startsWith('dist/') ? file.replace(/^dist\//, '').replace(/\.js$/, '.ts') : file));

/** Each variable is one that the project reads, and together they are settings with which it starts. */
function environmentProblems(name: string, { environment = {} }: Service): string[] {
  if (name === 'web') return [];
  const readers = ['libs/runtime/src/config/config.ts', 'prisma/setup.ts', 'api/src/main.ts'];
  const known = readers.map((file) => readFileSync(path.join(ROOT, file), 'utf8')).join('\n');
  const unknown = Object.keys(environment).filter((variable) => !new RegExp(`\\b${variable}\\b`).test(known));
  const values = Object.entries(environment).map(([variable, value]) => [variable, interpolate(String(value))]);
  return [
    ...unknown.map((variable) => `${name}: nobody reads ${variable}`),
    ...refusal(name, Object.fromEntries(values)),
  ];
}

function refusal(name: string, environment: Record<string, string>): string[] {
  try {
    void new Config(environment);
    return [];
  } catch (error) {
    return [`${name}: ${(error as Error).message}`];
  }
}

/** ${NAME}, ${NAME:-default} and ${NAME:?message}, with a long word for what a person has to give. */
const interpolate = (value: string) =>
  value.replace(/\$\{(\w+)(?::(-|\?)([^}]*))?\}/g, (_, __, kind, rest: string) =>
    kind === '-' ? rest : 'x'.repeat(40),
  );

/** The outside port leads to nginx, nginx to the API, the API listens where both say. */
function portProblems({ services }: Compose, stages: Map<string, Stage>, nginx: string): string[] {
  const listens = Number(/listen (\d+);/.exec(nginx)?.[1]);
  const [, upstream = '', upstreamPort = ''] = /set \$api http:\/\/([\w-]+):(\d+);/.exec(nginx) ?? [];
  const published = Number(services.web?.ports?.[0]?.split(':').at(-1));
  const apiPort = Number(services[upstream]?.environment?.PORT);
  const health = stages.get('web')?.healthcheck?.at(-1) ?? '';
  return [
    ...(published === listens ? [] : [`web: publishes ${published}, nginx listens on ${listens}`]),
    ...(stages.get('web')?.exposes.includes(listens) ? [] : [`web: does not expose ${listens}`]),
    ...(health.includes(`:${listens}/`) && nginx.includes(new URL(health).pathname)
      ? []
      : [`web: healthcheck ${health}`]),
    ...(services[upstream] ? [] : [`nginx: no service ${upstream}`]),
    ...(apiPort === Number(upstreamPort) ? [] : [`nginx: asks ${upstream}:${upstreamPort}, it listens on ${apiPort}`]),
    ...(stages.get('api')?.exposes.includes(apiPort) ? [] : [`api: does not expose ${apiPort}`]),
    ...[...nginx.matchAll(/root (\S+);/g)]
      .map(([, folder]) => folder!)
      .filter(
        (folder) =>
          !stages.get('web')?.copies.some(({ target }) => target === folder || target.startsWith(`${folder}/`)),
      )
      .map((folder) => `nginx: ${folder} is not in the image`),
  ];
}

/** What a person may set in .env is explained in the README. */
function variableProblems({ compose, readme }: DockerFiles): string[] {
  const asked = new Set([...compose.matchAll(/\$\{(\w+)/g)].map(([, name]) => name!));
  return [...asked]
    .filter((name) => !readme.includes(`\`${name}\``))
    .map((name) => `README.md: says nothing about ${name}`);
}

/** Redis as reliability demands it; names in URLs are services. */
function queueProblems({ services }: Compose): string[] {
  const command = services.redis?.command?.join(' ') ?? '';
  const hosts = Object.values(services).flatMap(({ environment = {} }) =>
    [environment.DATABASE_URL, environment.REDIS_URL]
      .filter(Boolean)
      .map((url) => new URL(interpolate(String(url))).hostname),
  );
  return [
    ...(command.includes('--maxmemory-policy noeviction') ? [] : ['redis: may throw jobs away']),
    ...(command.includes('--appendonly yes') ? [] : ['redis: keeps no append-only file']),
    ...[...new Set(hosts)].filter((host) => !services[host]).map((host) => `no service is called ${host}`),
  ];
}
