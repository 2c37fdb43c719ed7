import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = path.resolve(import.meta.dirname, '..');
const FOLDERS = ['api/src', 'worker/src', 'libs', 'shop-web/src', 'admin-web/src', 'prisma', 'scripts'];
const isSource = (file: string): boolean =>
  /\.(ts|tsx|mjs)$/.test(file) && !/node_modules|generated|^libs\/testing|\.spec\./.test(file);
const sources = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
)
  .filter(isSource)
  .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }));

const LINES = [...readdirSync(path.join(ROOT, 'api/src/products'), { withFileTypes: true })]
  .filter((entry) => entry.isDirectory() && entry.name !== 'subscriptions')
  .map(({ name }) => name)
  .concat('campaigns', 'content');

/** Files outside the folders of a line that import something of it. */
function touchedBy(line: string): string[] {
  const imports = new RegExp(`(?:from|import\\()\\s*'[^']*/${line}[/.]`);
  return sources
    .filter(({ file, text }) => !file.includes(`/${line}/`) && !file.includes(`/${line}.`) && imports.test(text))
    .map(({ file }) => file)
    .sort();
}

/** The lists of docs/spec-coverage.md, by what they are the list of. */
const listed = new Map(
  [...readFileSync(path.join(ROOT, 'docs/spec-coverage.md'), 'utf8').matchAll(/^- (.+?): (`.+`)\.$/gm)].flatMap(
    ([, lines, files]) =>
      lines!.split(', ').map((line) => [line, [...files!.matchAll(/`([^`]+)`/g)].map(([, file]) => file!).sort()]),
  ),
);

describe('a product line', () => {
  it.each(LINES)(
    '%s touches eight files at most outside its folders: those that docs/spec-coverage.md lists',
    (line) => {
      const touched = touchedBy(line);
      expect(touched.length).toBeLessThanOrEqual(8);
      expect(touched).toEqual(listed.get(line));
    },
  );
});
