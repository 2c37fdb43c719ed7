import { mkdirSync, statSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { freePort } from './lib/free-port.mjs';
import { commandOf } from './lib/processes.mjs';
import { FakeProject, type Start } from './testing/fake-project.js';

const READY = /Patungan is ready/;

describe('npm start', () => {
  let project: FakeProject;
  let port: number;
  let starts: Start[];

  beforeEach(async () => {
    project = new FakeProject();
    port = await freePort();
    starts = [];
  });
  afterEach(async () => {
    for (const start of starts) await start.stop('SIGTERM');
    project.remove();
  });

  it('makes a database, starts everything, prints how to sign in, and ends with nothing left running', async () => {
    const first = await ready();
    expect(first.output).toMatch(/setup: start number 1/);
    expect(first.output).toMatch(new RegExp(`shop +http://localhost:${port}/\n`));
    for (const who of ['customer', 'host', 'admin'])
      expect(first.output).toMatch(new RegExp(`${who} +${who}@patungan\\.test +patungan-demo`));
    const { children } = first;
    expect(Object.values(children).map(commandOf)).not.toContain('');

    expect(await first.stop('SIGINT')).toBe(0);

    expect(Object.values(children).map(commandOf)).toEqual(['', '', '']);
    expect(project.read('logs/api.log')).toMatch(/finished politely/);
    expect(project.read('logs/worker.log')).toMatch(/finished politely/);
  });

  it('listens on this machine alone while there are demo people, and says how to open it', async () => {
    const first = await ready();
    expect(first.output).toMatch(/open to +this machine alone; HOST=0\.0\.0\.0 npm start opens it to the network/);
    await until(() => /listens on 127\.0\.0\.1/.test(project.read('logs/api.log')));
    await first.stop();

    // They stay in the database.
    const later = await ready({ SEED_DEMO: '0' });
    expect(later.output).toMatch(/open to +this machine alone/);
    await later.stop();

    const opened = await ready({ HOST: '0.0.0.0' });
    expect(opened.output).not.toMatch(/this machine alone/);
    await until(() => /listens on 0\.0\.0\.0/.test(project.read('logs/api.log')));
  });

  it('listens everywhere without demo people', async () => {
    expect((await ready({ SEED_DEMO: '0' })).output).not.toMatch(/this machine alone/);
    await until(() => /listens on 0\.0\.0\.0/.test(project.read('logs/api.log')));
  });

  it('lets the programs load while it sets up the database, and start their work only then', async () => {
    await ready();

    await until(() => /started work/.test(project.read('logs/worker.log')));
    expect(project.read('logs/worker.log')).toMatch(/worker up\nstarted work after the setup/);
  });

  it('finds its data and its secrets again, and keeps the secrets to itself', async () => {
    const seen = await environment(await ready());
    await starts[0]!.stop();

    const again = await ready();

    expect(again.output).toMatch(/setup: start number 2/);
    expect(await environment(again)).toEqual(seen);
    expect(seen).toMatchObject({ DATA_DIR: project.dataDir, SEED_DEMO: '1' });
    expect(seen.APP_SECRET).toMatch(/^[0-9a-f]{64}$/);
    for (const file of ['app-secret', 'postgres.json', 'logs/api.log'])
      expect(statSync(path.join(project.dataDir, file)).mode & 0o077).toBe(0);
  });

  it.each(['api', 'worker', 'postgres'] as const)('restarts a %s that was killed and reports it', async (name) => {
    const start = await ready();
    const before = start.children[name];

    process.kill(before, 'SIGKILL');

    await start.says(/has ended \(SIGKILL\); starting it again in 0\.5 s/);
    await until(() => commandOf(start.children[name]) !== '' && start.children[name] !== before);
    expect(await start.stop()).toBe(0);
  });

  it('has its database back on the same port, where API and worker look for it, also when that was taken meanwhile', async () => {
    const start = await ready();
    const { port: databasePort } = JSON.parse(project.read('postgres.json')) as { port: number };
    const before = start.children.postgres;
    process.kill(before, 'SIGKILL');
    const squatter = await listenOn(databasePort);
    await start.says(/PostgreSQL has ended \(.*taken/);

    squatter.close();

    await until(() => commandOf(start.children.postgres) !== '' && start.children.postgres !== before);
    expect(JSON.parse(project.read('postgres.json'))).toMatchObject({ port: databasePort });
    expect(await start.stop()).toBe(0);
  });

  it('restarts a killed worker once, although the lock cannot be written', async () => {
    const start = await ready();
    const { worker } = start.children;
    // As with a full disk.
    mkdirSync(path.join(project.dataDir, `start.lock.${start.child.pid}`));

    process.kill(worker, 'SIGKILL');

    await until(() => project.read('logs/worker.log').match(/worker up/g)?.length === 2);
    await sleep(3_000);
    expect(project.read('logs/worker.log').match(/worker up/g)).toHaveLength(2);
    expect(start.output.match(/worker has ended/g)).toHaveLength(1);
    expect(await start.stop()).toBe(0);
  });

  it('refuses a second start on the same data, and on the same port, each with a message', async () => {
    await ready();

    const sameData = begin({ PORT: await freePort() });
    expect(await sameData.ended).toBe(1);
    expect(sameData.output).toMatch(new RegExp(`already runs on ${project.dataDir} \\(process \\d+, port ${port}\\)`));

    const samePort = begin({ PORT: port, DATA_DIR: `${project.dataDir}-2` });
    expect(await samePort.ended).toBe(1);
    expect(samePort.output).toMatch(new RegExp(`Port ${port} is taken.*PORT=${port + 1} npm start`));
  });

  it('cleans up after a kill -9 of itself: the apps end, the next start has the data', async () => {
    const start = await ready();
    const { api, worker, postgres } = start.children;
    await start.stop('SIGKILL');

    const next = await ready();

    expect(next.output).toMatch(/setup: start number 2/);
    expect([api, worker, postgres].map(commandOf)).toEqual(['', '', '']);
  });

  it('gives up on an app that never comes up, shows why, and leaves nothing running', async () => {
    project.put('dist/worker/src/main.js', `console.error('no such table'); process.exit(3);`);
    project.put('dist/api/src/main.js', `setInterval(() => undefined, 1000);`);

    const start = begin({ PORT: port });

    expect(await start.ended).toBe(1);
    expect(start.output).toMatch(/worker has ended \(exit code 3\).*\n +no such table/);
    expect(start.output).toMatch(/worker does not start\. Its log: .*worker\.log/);
    expect(() => start.children).toThrow(/ENOENT/);
  });

  it('stops at a failing setup', async () => {
    project.put('dist/prisma/setup.js', `console.error('cannot migrate'); process.exit(1);`);

    const start = begin({ PORT: port });

    expect(await start.ended).toBe(1);
    expect(start.output).toMatch(/cannot migrate[^]*setup failed/);
  });

  it('uses a given database as it is: no database of its own, no demo people', async () => {
    const DATABASE_URL = process.env.TEST_DATABASE_URL;
    if (!DATABASE_URL) throw new Error('TEST_DATABASE_URL is missing; run this through npm test');
    project.put('dist/prisma/setup.js', '');

    const start = await ready({ DATABASE_URL, REDIS_URL: 'redis://127.0.0.1:1/0', HOST: '127.0.0.1' });

    expect(start.output).toMatch(/database +the PostgreSQL of DATABASE_URL/);
    expect(start.output).toMatch(/queue +BullMQ on the Redis of REDIS_URL/);
    expect(start.output).not.toMatch(/patungan-demo/);
    expect(await environment(start)).toMatchObject({
      DATABASE_URL,
      REDIS_URL: 'redis://127.0.0.1:1/0',
      SEED_DEMO: '0',
    });
    expect(() => statSync(path.join(project.dataDir, 'postgres'))).toThrow(/ENOENT/);
  });

  it('reports a wrong setting before it writes anything', async () => {
    const start = begin({ PORT: 'http' });

    expect(await start.ended).toBe(1);
    expect(start.output).toMatch(/PORT=http: must be a whole number/);
    expect(() => statSync(project.dataDir)).toThrow(/ENOENT/);
  });

  it.each(['/proc/patungan', '/dev/null/patungan'])(
    'reports that %s cannot hold its data, and ends',
    async (DATA_DIR) => {
      const start = begin({ PORT: port, DATA_DIR });

      expect(await start.ended).toBe(1);
      expect(start.output).toContain(`DATA_DIR=${DATA_DIR} cannot be used`);
    },
  );

  function begin(env: Record<string, string | number>): Start {
    const start = project.start(env);
    starts.push(start);
    return start;
  }

  async function ready(env: Record<string, string> = {}): Promise<Start> {
    const start = begin({ PORT: port, ...env });
    await start.says(READY);
    return start;
  }

  async function environment(_: Start): Promise<Record<string, string>> {
    const answer = await fetch(`http://127.0.0.1:${port}/`);
    return (await answer.json()) as Record<string, string>;
  }
});

async function until(condition: () => boolean): Promise<void> {
  for (const end = Date.now() + 10_000; Date.now() < end; await sleep(50))
    try {
      if (condition()) return;
    } catch {
      // A file that is just being written.
    }
  throw new Error('It did not come true within 10 s.');
}

/** Takes a port as soon as it is free. */
async function listenOn(port: number): Promise<net.Server> {
  for (;;) {
    const server = net.createServer();
    const taken = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => resolve(true));
    });
    if (taken) return server.unref();
    await sleep(5);
  }
}
