import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';

const CONSOLE = path.resolve(import.meta.dirname, '../admin-web/src');

/** What `pattern` finds in the console, its first group by file. */
const found = (pattern: RegExp): string[] =>
  readdirSync(CONSOLE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) =>
      [...readFileSync(path.join(CONSOLE, file), 'utf8').matchAll(pattern)].map(([, value]) => `${file}: ${value}`),
    );

it("no number is typed into a browser's number field, which takes 47.500 for 47,5", () =>
  expect(found(/(<NumberInput\b|\btype="number")/g)).toEqual(['platform/forms/typed-number-input.tsx: <NumberInput']));

it('no text names a colour by its path, which Typography ignores without a word', () =>
  expect(found(/<Typography\b[^>]*?\bcolor=(?:"|\{[^}]*?')(\w+\.\w+)/g)).toEqual([]));
