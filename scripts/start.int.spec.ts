import { statSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { freePort } from './lib/free-port.mjs';
import { commandOf } from './lib/processes.mjs';
import { StartTrial, comesTrue } from './testing/start-trial.js';

describe('npm start', () => {
  let trial: StartTrial;

  beforeEach(async () => {
    trial = await StartTrial.prepare();
  });
  afterEach(() => trial.end());

  it('makes a database, starts everything, prints how to sign in, and ends with nothing left running', async () => {
    const first = await trial.ready();
    expect(first.output).toMatch(/setup: start number 1/);
    expect(first.output).toMatch(new RegExp(`shop +http://localhost:${trial.port}/\n`));
    for (const who of ['customer', 'host', 'admin'])
      expect(first.output).toMatch(new RegExp(`${who} +${who}@patungan\\.test +patungan-demo`));
    const { children } = first;
    expect(Object.values(children).map(commandOf)).not.toContain('');

    expect(await first.stop('SIGINT')).toBe(0);

    expect(Object.values(children).map(commandOf)).toEqual(['', '', '']);
    expect(trial.project.read('logs/api.log')).toMatch(/finished politely/);
    expect(trial.project.read('logs/worker.log')).toMatch(/finished politely/);
  });

  it('listens on this machine alone while there are demo people, and says how to open it', async () => {
    const first = await trial.ready();
    expect(first.output).toMatch(/open to +this machine alone; HOST=0\.0\.0\.0 npm start opens it to the network/);
    await comesTrue(() => /listens on 127\.0\.0\.1/.test(trial.project.read('logs/api.log')));
    await first.stop();

    // They stay in the database.
    const later = await trial.ready({ SEED_DEMO: '0' });
    expect(later.output).toMatch(/open to +this machine alone/);
    await later.stop();

    const opened = await trial.ready({ HOST: '0.0.0.0' });
    expect(opened.output).not.toMatch(/this machine alone/);
    await comesTrue(() => /listens on 0\.0\.0\.0/.test(trial.project.read('logs/api.log')));
  });

  it('listens everywhere without demo people', async () => {
    expect((await trial.ready({ SEED_DEMO: '0' })).output).not.toMatch(/this machine alone/);
    await comesTrue(() => /listens on 0\.0\.0\.0/.test(trial.project.read('logs/api.log')));
  });

  it('lets the programs load while it sets up the database, and start their work only then', async () => {
    await trial.ready();

    await comesTrue(() => /started work/.test(trial.project.read('logs/worker.log')));
    expect(trial.project.read('logs/worker.log')).toMatch(/worker up\nstarted work after the setup/);
  });

  it('finds its data and its secrets again, and keeps the secrets to itself', async () => {
    await trial.ready();
    const seen = await trial.environment();
    await trial.starts[0]!.stop();

    const again = await trial.ready();

    expect(again.output).toMatch(/setup: start number 2/);
    expect(await trial.environment()).toEqual(seen);
    expect(seen).toMatchObject({ DATA_DIR: trial.project.dataDir, SEED_DEMO: '1' });
    expect(seen.APP_SECRET).toMatch(/^[0-9a-f]{64}$/);
    for (const file of ['app-secret', 'postgres.json', 'logs/api.log'])
      expect(statSync(path.join(trial.project.dataDir, file)).mode & 0o077).toBe(0);
  });

  it('refuses a second start on the same data, and on the same port, each with a message', async () => {
    await trial.ready();

    const sameData = trial.begin({ PORT: await freePort() });
    expect(await sameData.ended).toBe(1);
    expect(sameData.output).toMatch(
      new RegExp(`already runs on ${trial.project.dataDir} \\(process \\d+, port ${trial.port}\\)`),
    );

    const samePort = trial.begin({ PORT: trial.port, DATA_DIR: `${trial.project.dataDir}-2` });
    expect(await samePort.ended).toBe(1);
    expect(samePort.output).toMatch(new RegExp(`Port ${trial.port} is taken.*PORT=${trial.port + 1} npm start`));
  });

  it('stops at a failing setup', async () => {
    trial.project.put('dist/prisma/setup.js', `console.error('cannot migrate'); process.exit(1);`);

    const start = trial.begin({ PORT: trial.port });

    expect(await start.ended).toBe(1);
    expect(start.output).toMatch(/cannot migrate[^]*setup failed/);
  });

  it('uses a given database as it is: no database of its own, no demo people', async () => {
    const DATABASE_URL = process.env.TEST_DATABASE_URL;
    if (!DATABASE_URL) throw new Error('TEST_DATABASE_URL is missing; run this through npm test');
    trial.project.put('dist/prisma/setup.js', '');

    const start = await trial.ready({ DATABASE_URL, REDIS_URL: 'redis://127.0.0.1:1/0', HOST: '127.0.0.1' });

    expect(start.output).toMatch(/database +the PostgreSQL of DATABASE_URL/);
    expect(start.output).toMatch(/queue +BullMQ on the Redis of REDIS_URL/);
    expect(start.output).not.toMatch(/patungan-demo/);
    expect(await trial.environment()).toMatchObject({
      DATABASE_URL,
      REDIS_URL: 'redis://127.0.0.1:1/0',
      SEED_DEMO: '0',
    });
    expect(() => statSync(path.join(trial.project.dataDir, 'postgres'))).toThrow(/ENOENT/);
  });

  it('reports a wrong setting before it writes anything', async () => {
    const start = trial.begin({ PORT: 'http' });

    expect(await start.ended).toBe(1);
    expect(start.output).toMatch(/PORT=http: must be a whole number/);
    expect(() => statSync(trial.project.dataDir)).toThrow(/ENOENT/);
  });

  it.each(['/proc/patungan', '/dev/null/patungan'])(
    'reports that %s cannot hold its data, and ends',
    async (DATA_DIR) => {
      const start = trial.begin({ PORT: trial.port, DATA_DIR });

      expect(await start.ended).toBe(1);
      expect(start.output).toContain(`DATA_DIR=${DATA_DIR} cannot be used`);
    },
  );
});
