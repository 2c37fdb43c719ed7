import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = path.resolve(import.meta.dirname, '..');
const FOLDERS = ['api', 'worker', 'libs', 'prisma', 'shop-web', 'admin-web', 'e2e', 'bench', 'scripts', 'docs'];
const SOURCE = /\.(ts|tsx|mjs|js|css|prisma|sql|md)$/;
const SKIPPED = /(^|\/)(node_modules|dist|generated|migrations|testdata)(\/|$)|^scripts\/comments\.spec\.ts$/;

/** Papers that are not in the repository: a reader cannot look them up. */
const FOREIGN = [
  /\b[Ss]pec(ification)? \d/,
  /\b[Ii]ssue \d{1,2}\b/,
  /\bDecisions: /,
  /§ ?\d/,
  /\b(architecture|performance|reliability|stack|ux)\.md\b/,
];
const RULE = /docs\/rules\/([\w-]+)\.md(?:#([\w-]+))?/g;
const DECISION = /docs\/decisions\/(\d{4})/g;

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
    path.posix.join(folder, file),
  ),
)
  .filter((file) => SOURCE.test(file) && !SKIPPED.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }));

/** The anchors of a Markdown file, as GitHub makes them of its headings. */
function anchorsOf(area: string): string[] {
  const file = path.join(ROOT, 'docs/rules', `${area}.md`);
  if (!existsSync(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
    title!
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
}

/** Every match in the sources, as `file: citation`, for which `isMissing`. */
const citations = (pattern: RegExp, isMissing: (match: RegExpExecArray) => boolean): string[] =>
  sources.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].filter(isMissing).map(([citation]) => `${file}: ${citation}`),
  );

describe('the citations of comments and docs', () => {
  it('are found in the sources of every folder', () => {
    for (const folder of FOLDERS) expect(sources.some(({ file }) => file.startsWith(`${folder}/`))).toBe(true);
    expect(citations(RULE, () => true).length).toBeGreaterThan(50);
  });

  it('name no paper that is not in the repository', () => {
    const foreign = sources.flatMap(({ file, text }) =>
      text
        .split('\n')
        .filter((line) => FOREIGN.some((pattern) => pattern.test(line)))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(foreign).toEqual([]);
  });

  it('of rules lead to a heading of docs/rules', () => {
    const missing = citations(RULE, ([, area, anchor]) => {
      const anchors = anchorsOf(area!);
      return anchor === undefined ? anchors.length === 0 : !anchors.includes(anchor);
    });
    expect(missing).toEqual([]);
  });

  it('of decisions lead to a file of docs/decisions', () => {
    const numbers = readdirSync(path.join(ROOT, 'docs/decisions')).map((file) => file.slice(0, 4));
    expect(citations(DECISION, ([, number]) => !numbers.includes(number!))).toEqual([]);
  });
});
