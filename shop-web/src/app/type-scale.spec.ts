import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';

const SOURCES = path.resolve(import.meta.dirname, '..');
/** Sizes and weights that theme.css has; a clamp for the widest word of a headline is the only value of its own. */
const KNOWN = /^(text-(xs|sm|base|lg|xl|2xl|3xl|\[min\(.*)|font-(sans|mono|normal|semibold|bold))$/;
const SIZE_OR_WEIGHT =
  /(?<![\w-])(text-(xs|sm|base|lg|\d?xl|\[(?!#)[^\]]*\]?)|font-(thin|extralight|light|normal|medium|semibold|bold|extrabold|black))(?![\w-])/g;

it('codes and numbers have one kind of dash', () => {
  expect(readFileSync(path.join(SOURCES, 'styles.css'), 'utf8')).toMatch(
    /body \{[^}]*font-variant-ligatures: no-contextual/,
  );
});

it('texts have one of seven sizes and one of three weights', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$/.test(file),
  );
  const used = files.flatMap((file) =>
    [...readFileSync(path.join(SOURCES, file), 'utf8').matchAll(SIZE_OR_WEIGHT)].map(([name]) => ({ file, name })),
  );
  expect(used.length).toBeGreaterThan(400);
  expect(used.filter(({ name }) => !KNOWN.test(name))).toEqual([]);
});
