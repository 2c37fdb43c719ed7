import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { commandOf } from './lib/processes.mjs';
import { StartTrial, comesTrue, listenOn } from './testing/start-trial.js';

describe('npm start, when one of its processes ends,', () => {
  let trial: StartTrial;

  beforeEach(async () => {
    trial = await StartTrial.prepare();
  });
  afterEach(() => trial.end());

  it.each(['api', 'worker', 'postgres'] as const)('restarts a %s that was killed and reports it', async (name) => {
    const start = await trial.ready();
    const before = start.children[name];

    process.kill(before, 'SIGKILL');

    await start.says(/has ended \(SIGKILL\); starting it again in 0\.5 s/);
    await comesTrue(() => commandOf(start.children[name]) !== '' && start.children[name] !== before);
    expect(await start.stop()).toBe(0);
  });

  it('has its database back on the same port, where API and worker look for it, also when that was taken meanwhile', async () => {
    const start = await trial.ready();
    const { port: databasePort } = JSON.parse(trial.project.read('postgres.json')) as { port: number };
    const before = start.children.postgres;
    process.kill(before, 'SIGKILL');
    const squatter = await listenOn(databasePort);
    await start.says(/PostgreSQL has ended \(.*taken/);

    squatter.close();

    await comesTrue(() => commandOf(start.children.postgres) !== '' && start.children.postgres !== before);
    expect(JSON.parse(trial.project.read('postgres.json'))).toMatchObject({ port: databasePort });
    expect(await start.stop()).toBe(0);
  });

  it('restarts a killed worker once, although the lock cannot be written', async () => {
    const start = await trial.ready();
    const { worker } = start.children;
    // As with a full disk.
    mkdirSync(path.join(trial.project.dataDir, `start.lock.${start.child.pid}`));

    process.kill(worker, 'SIGKILL');

    await comesTrue(() => trial.project.read('logs/worker.log').match(/worker up/g)?.length === 2);
    await sleep(3_000);
    expect(trial.project.read('logs/worker.log').match(/worker up/g)).toHaveLength(2);
    expect(start.output.match(/worker has ended/g)).toHaveLength(1);
    expect(await start.stop()).toBe(0);
  });

  it('cleans up after a kill -9 of itself: the apps end, the next start has the data', async () => {
    const start = await trial.ready();
    const { api, worker, postgres } = start.children;
    await start.stop('SIGKILL');

    const next = await trial.ready();

    expect(next.output).toMatch(/setup: start number 2/);
    expect([api, worker, postgres].map(commandOf)).toEqual(['', '', '']);
  });

  it('gives up on an app that never comes up, shows why, and leaves nothing running', async () => {
    trial.project.put('dist/worker/src/main.js', `console.error('no such table'); process.exit(3);`);
    trial.project.put('dist/api/src/main.js', `setInterval(() => undefined, 1000);`);

    const start = trial.begin({ PORT: trial.port });

    expect(await start.ended).toBe(1);
    expect(start.output).toMatch(/worker has ended \(exit code 3\).*\n +no such table/);
    expect(start.output).toMatch(/worker does not start\. Its log: .*worker\.log/);
    expect(() => start.children).toThrow(/ENOENT/);
  });
});
