import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { DEEP, GATE } from './testing/phases.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
const FILE = /^[\w./-]+\.\w+$/;
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

interface Row {
  claim: string;
  files: string[];
  tests: { file: string; name: string }[];
}

/** The rows of docs/safety.md: `file` in backticks, and after it the names of its tests in italics. */
const rows: Row[] = [...read('docs/safety.md').matchAll(/^\| (?!what holds)([^-|].*?) \| (.*?) \| (.*) \|$/gm)].map(
  ([, claim, enforced, shown]) => {
    const row: Row = { claim: claim!, files: [], tests: [] };
    for (const [, file, name] of `${enforced} ${shown}`.matchAll(/`([^`]+)`|(?<!\*)\*([^*]+)\*/g))
      if (name) row.tests.push({ file: row.files.at(-1)!, name });
      else if (FILE.test(file!)) row.files.push(file!);
    return row;
  },
);
const tests = rows.flatMap((row) => row.tests);

describe('docs/safety.md', () => {
  it('names files that exist', () => {
    expect(rows.length).toBeGreaterThan(80);
    expect(rows.flatMap(({ files }) => files).filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  });

  it('names a test for every row, but for what is measured', () => {
    expect(rows.filter((row) => row.tests.length === 0).map(({ files }) => files)).toEqual([['bench/purchase.mjs']]);
  });

  it('names tests that their files have', () => {
    expect(tests.filter(({ file, name }) => !/\.spec\.tsx?$/.test(file) || !read(file).includes(name))).toEqual([]);
  });

  it('every test that is named is part of npm test or of the deep tests', () => {
    const phases = [...GATE, ...DEEP];
    const phased = new Set(phases.flatMap((phase) => ('files' in phase ? phase.files() : [])));
    const isUnit = (file: string) => !/\.(int|e2e)\.spec\.ts$/.test(file) && !/^e2e\/.+\//.test(file);
    expect(tests.filter(({ file }) => !isUnit(file) && !phased.has(file))).toEqual([]);
    expect(phases.map(({ name }) => name)).toEqual(expect.arrayContaining(['check-unit', 'int-postgres', 'proxy']));
  });
});

it('orders are written only where their limits are asked', () => {
  const written = ['api/src', 'libs/runtime/src', 'worker/src']
    .flatMap((folder) =>
      readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /\.(ts|repeatable\.sql)$/.test(file) && !/\.spec\.ts$|\/generated\//.test(file))
    .filter((file) => /\border\.create(Many)?(AndReturn)?\(|INSERT INTO "order" \(/.test(read(file)));
  expect(written.toSorted()).toEqual([
    'api/src/sales/placing/order-placing.ts',
    'libs/runtime/src/products/subscriptions/place-orders.repeatable.sql',
  ]);
  for (const file of written) expect(read(file)).toMatch(/unpaid\.admit\(|unpaid_limit_reached\(/);
});
