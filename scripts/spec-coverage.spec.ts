import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = path.resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

/** | what | `file` *sentence*, *sentence* | */
const rows = [...read('docs/spec-coverage.md').matchAll(/^\| (?!-)(.+) \| (`[^`]+` \*.+\*) \|$/gm)].map(
  ([, what, shown]) => ({
    what: what!.replaceAll('`', ''),
    file: /`([^`]+)`/.exec(shown!)![1]!,
    sentences: [...shown!.matchAll(/\*([^*]+)\*/g)].map(([, sentence]) => sentence!),
  }),
);

describe('docs/spec-coverage.md', () => {
  it('has every row in its form: the tables hold nothing else', () => {
    const lines = read('docs/spec-coverage.md')
      .split('\n')
      .filter((line) => /^\| (?!-)/.test(line) && !line.endsWith('| shown by |'));
    expect(lines).toHaveLength(rows.length);
    // 94 static and 11 dynamic routes; 56 calls and the maintenance status; 20 errors and three of their parts; 23 constants.
    expect(rows).toHaveLength(105 + 57 + 23 + 23);
    expect(new Set(rows.map(({ what }) => what)).size).toBe(rows.length);
  });

  it('names test files that exist, and sentences that they have', () => {
    const missing = rows.filter(
      ({ file, sentences }) =>
        !/\.spec\.tsx?$/.test(file) ||
        !existsSync(path.join(ROOT, file)) ||
        sentences.length === 0 ||
        sentences.some((sentence) => !read(file).includes(sentence)),
    );
    expect(missing).toEqual([]);
  });
});
