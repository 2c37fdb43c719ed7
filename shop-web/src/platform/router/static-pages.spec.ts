import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

const SOURCES = path.resolve('shop-web/src');
const QUERIES = '@tanstack/react-query';
const read = (file: string) => readFileSync(file, 'utf8');

/** The file of ours that `name` means in an import of `file`; undefined for a package. */
function fileOf(file: string, name: string): string | undefined {
  if (!name.startsWith('.')) return undefined;
  const base = path.resolve(path.dirname(file), name);
  return ['.ts', '.tsx'].map((ending) => base + ending).find(existsSync);
}

/** What a file needs before it runs. A lazy part brings its own query cache, and a type needs nothing. */
const importsOf = (file: string): string[] =>
  [...read(file).matchAll(/^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm)].map(([, name]) => name!);

/** The chain of files from `file` to the query cache, or nothing. */
function wayToQueries(file: string, seen = new Set<string>()): string[] | undefined {
  seen.add(file);
  const names = importsOf(file);
  if (names.includes(QUERIES)) return [file];
  for (const next of names.map((name) => fileOf(file, name))) {
    if (!next || seen.has(next)) continue;
    const rest = wayToQueries(next, seen);
    if (rest) return [file, ...rest];
  }
  return undefined;
}

/** The files of all static pages, by the page's name in shop-paths. */
function staticPages(): [page: string, file: string][] {
  const tables = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(routes|line)\.ts$/.test(name))
    .map((name) => path.join(SOURCES, name));
  return tables.flatMap((table) => {
    const source = read(table);
    const shared = new Map(
      [...source.matchAll(/const (\w+) = \(\) => import\('([^']+)'\)/g)].map(([, a, b]) => [a, b]),
    );
    return [...source.matchAll(/\bstaticPage\(\s*PAGE\.(\w+),\s*(?:\(\) => import\('([^']+)'\)|(\w+))/g)].map(
      ([, page, own, name]): [string, string] => [page!, fileOf(table, (own ?? shared.get(name))!)!],
    );
  });
}

// Without the query cache around it, the first question to the API throws "No QueryClient set" and the page is a 500.
describe('a page that comes without the query cache', () => {
  const pages = staticPages();

  it('is found for each call of staticPage', () => {
    const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
    const calls = sources.flatMap((name) => read(path.join(SOURCES, name)).match(/\bstaticPage\(\s*PAGE/g) ?? []);
    expect(pages.length).toBe(calls.length);
    expect(pages.length).toBeGreaterThan(20);
  });

  it.each(pages)('asks the API nothing: %s', (_, file) => {
    expect(wayToQueries(file)?.map((name) => path.relative(SOURCES, name))).toBeUndefined();
  });

  it('is also the frame of every page, until its file has come', () => {
    expect(wayToQueries(path.join(SOURCES, 'main.tsx'))).toBeUndefined();
  });
});
