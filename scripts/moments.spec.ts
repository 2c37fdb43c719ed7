import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';

const ROOT = path.resolve(import.meta.dirname, '..');
const EVERYWHERE = ['admin-web', 'shop-web', 'api', 'worker', 'libs', 'prisma', 'e2e', 'scripts'];
const TREES = ['admin-web/src', 'shop-web/src', 'api/src', 'worker/src', 'libs/domain/src', 'libs/contracts/src'];
const APPS = /^(admin|shop)-web/;
const sources = TREES.flatMap((tree) =>
  readdirSync(path.join(ROOT, tree), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$/.test(file))
    .map((file) => ({ file: path.join(tree, file), text: readFileSync(path.join(ROOT, tree, file), 'utf8') })),
);
const filesWith = (pattern: RegExp, of: RegExp = /^/) =>
  sources.filter(({ file, text }) => of.test(file) && pattern.test(text)).map(({ file }) => file);

it('a day with a time is typed into the one input that is in WIB', () => {
  expect(filesWith(/\bDateTimeInput\b|\bTimeInput\b|datetime-local/)).toEqual([
    'admin-web/src/platform/forms/moment-input.tsx',
  ]);
});

it("no moment is shown in the browser's time zone", () => {
  expect(filesWith(/<(DateField|RichDateField)\b/)).toEqual([]);
  expect(filesWith(/Intl\.DateTimeFormat\(|\.toLocale(Date|Time)?String\(/, APPS)).toEqual([]);
  expect(filesWith(/\.(get|set)(Date|Day|Hours|Minutes|Month|FullYear|TimezoneOffset)\(/)).toEqual([]);
  const withoutZone = sources.filter(({ text }) =>
    text
      .split(/Intl\.DateTimeFormat\(/)
      .slice(1)
      .some((rest) => !rest.slice(0, 200).includes('timeZone')),
  );
  expect(withoutZone.map(({ file }) => file)).toEqual([]);
});

// Between midnight and seven in Jakarta the day of UTC is the day before: what is tested then is another thing than in the evening.
it("today's date is taken in Jakarta, in tests too", () => {
  const dayOfNow = /(new Date\(\)|Date\.now\(\)[^;\n]*|\bnow\b[^;\n]*)\.toISOString\(\)\.slice\(0, 10\)/;
  const files = EVERYWHERE.flatMap((tree) =>
    readdirSync(path.join(ROOT, tree), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/node_modules|generated|dist\//.test(file))
      .map((file) => path.join(tree, file)),
  );
  const wrong = files.filter((file) => dayOfNow.test(readFileSync(path.join(ROOT, file), 'utf8')));
  expect(files.length).toBeGreaterThan(1_000);
  expect(wrong).toEqual([]);
});
