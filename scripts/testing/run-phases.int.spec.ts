import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** As jest.config.mjs has it: on Node 20 the specs run in Jest's VM. */
const LIGHT = Number.parseInt(process.versions.node, 10) >= 22 && {
  runner: path.join(ROOT, 'scripts/testing/light/process-runner.mjs'),
  setupFilesAfterEnv: [path.join(ROOT, 'scripts/testing/light/time-limits.mjs')],
};
const GREEN = `test('is green', () => {});`;

interface Run {
  total: Record<'passed' | 'failed' | 'skipped' | 'flaky', number>;
  flaky: { file: string; error: string }[];
  output: string;
}

/** Each starts Jest in a process of its own, some twice. */
describe('a test run', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'patungan-run-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const spec = (name: string, text: string): string => {
    const file = path.join(folder, `${name}.spec.cjs`);
    writeFileSync(file, text);
    return path.relative(ROOT, file);
  };
  const failingOnce = (name: string): string => {
    const marker = JSON.stringify(path.join(folder, `${name}.marker`));
    return spec(
      name,
      `const { existsSync, writeFileSync } = require('node:fs');
       test('fails once', () => {
         if (existsSync(${marker})) return;
         writeFileSync(${marker}, '');
         throw new Error('by chance');
       });`,
    );
  };

  async function run(files: string[], deadlines: { fileSeconds?: number; seconds?: number } = {}): Promise<Run> {
    const config = path.join(folder, 'jest.config.json');
    writeFileSync(config, JSON.stringify({ rootDir: folder, testMatch: ['**/*.spec.cjs'], ...LIGHT }));
    const phase = {
      name: 'trial',
      what: 'a trial',
      needs: [],
      config,
      workers: 2,
      fileSeconds: 60,
      seconds: 60,
    };
    const program = `
      const { runPhases } = await import('./scripts/testing/run-phases.mjs');
      const phase = { ...${JSON.stringify({ ...phase, ...deadlines })}, files: () => ${JSON.stringify(files)} };
      const { total, flaky } = await runPhases([phase], 1);
      console.log('\\n' + JSON.stringify({ total, flaky }));
      process.exit(0);`;
    const args = ['--input-type=module', '--eval', program];
    const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { cwd: ROOT });
    return { ...(JSON.parse(stdout.trimEnd().split('\n').at(-1)!) as Omit<Run, 'output'>), output: stdout + stderr };
  }

  it('is green with a file that fails at its first run only, and names it as flaky with its first error', async () => {
    const file = failingOnce('unlucky');
    const { total, flaky, output } = await run([file, spec('green', GREEN)]);
    expect(total).toEqual({ passed: 2, failed: 0, skipped: 0, flaky: 1 });
    expect(flaky).toEqual([expect.objectContaining({ file, error: expect.stringContaining('by chance') })]);
    expect(output).toContain(`flaky: ${file}`);
  }, 60_000);

  it('is red with a file that fails twice, and with more than three that fail by chance', async () => {
    const red = await run([spec('red', `test('fails', () => { throw new Error('always'); });`), spec('green', GREEN)]);
    expect(red.total).toEqual({ passed: 1, failed: 1, skipped: 0, flaky: 0 });
    const unlucky = await run(['a', 'b', 'c', 'd'].map(failingOnce));
    expect(unlucky.total).toEqual({ passed: 0, failed: 4, skipped: 0, flaky: 0 });
  }, 60_000);

  it('ends a file that hangs at its deadline, in whatever way it hangs, names the test, and runs the others', async () => {
    const file = spec('hanging', `describe('a test', () => test('blocks its thread', () => { for (;;); }));`);
    const { total, output } = await run([file, spec('green', GREEN)], { fileSeconds: 3 });
    expect(total).toEqual({ passed: 1, failed: 1, skipped: 0, flaky: 0 });
    const where = LIGHT ? ', in: a test › blocks its thread' : '';
    expect(output).toContain(`${file}: still running at its deadline of 3 s${where}`);
  }, 60_000);

  it('names what was running at the deadline of the phase, and is red', async () => {
    const file = spec('waiting', `test('waits', () => new Promise((resolve) => setTimeout(resolve, 50_000)), 55_000);`);
    const { total, output } = await run([file], { seconds: 3 });
    expect(total.failed).toBe(1);
    expect(output).toContain(`trial is past its deadline of 3 s; still running: ${file}`);
  }, 60_000);

  it('is red with a file that ends its process, be it a worker or Jest itself', async () => {
    const { total } = await run([spec('deadly', `process.kill(process.pid, 'SIGKILL');`), spec('green', GREEN)]);
    expect(total).toMatchObject({ passed: 1, failed: 1 });
  }, 60_000);
});
