import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';

const ROOT = path.resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const filesIn = (folder: string, name: RegExp): string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => name.test(file) && !/\.spec\.tsx?$/.test(file));

/** What follows each `word`, up to the comma or bracket that ends it. */
function partsAfter(text: string, word: string): string[] {
  return text
    .split(word)
    .slice(1)
    .map((rest) => {
      let depth = 0;
      const end = [...rest].findIndex((sign) => {
        if ('([{'.includes(sign)) depth += 1;
        if (')]}'.includes(sign)) depth -= 1;
        return depth < 0 || (depth === 0 && sign === ',');
      });
      return rest.slice(0, end);
    });
}

/**
 * A link in a mail or a chat is opened by scanners and previews too, in real browsers: opening a page changes nothing. What a page
 * of the shop asks for by itself is a GET, or a POST that only reads. docs/rules/sessions.md#links
 */
const READS_BY_POST: Record<string, string> = {
  '/customer/link/check': 'Whether a link for a new password still works; the new password is sent by a press.',
  '/customer/merchandise/quote': 'Prices of a cart.',
  '/customer/thr/open': 'Shows a gift; it is claimed by a press, signed in.',
};
/** GETs that change something, because the specification or a client that was sold names them so. */
const GETS_THAT_ACT: Record<string, string> = {
  'webview.controller.ts':
    'Opens a session by a code that works once within a minute; a visitor who is signed in is asked first.',
  'session.controller.ts': 'Renews the tokens, by a token in a header.',
  'missions.controller.ts': 'Claims a prize, signed in; the page asks for it by a press.',
};
/** Pages that send something when they are opened. */
const SENDS_AT_ONCE: Record<string, string> = {
  'webview.page.tsx': 'Opened by the app, with its code.',
};

it('what a page of the shop asks for when it is opened changes nothing', () => {
  const asked = filesIn('shop-web/src', /\.tsx?$/).flatMap((file) =>
    partsAfter(read(file), 'queryFn:').flatMap((body) =>
      [...body.matchAll(/api\s*\.(?:post|put|patch|delete)\(\s*[`']([^`']+)/g)].map(([, call]) => call!),
    ),
  );
  expect([...new Set(asked)].toSorted()).toEqual(Object.keys(READS_BY_POST).toSorted());
});

it('pages that send something by themselves are few, and listed', () => {
  const sending = filesIn('shop-web/src', /\.tsx$/).filter((file) =>
    partsAfter(read(file), 'Effect(').some((body) =>
      /\bmutate\(|\bstart\(\)|api\.(post|put|patch|delete)\(/.test(body),
    ),
  );
  expect(sending.map((file) => path.basename(file)).toSorted()).toEqual(Object.keys(SENDS_AT_ONCE).toSorted());
});

it('a GET of the API only reads, but for what is listed', () => {
  const acting = filesIn('api/src', /\.controller\.ts$/).filter((file) =>
    read(file)
      .split(/\n {2}@(?=(?:Get|Post|Patch|Put|Delete)\()/)
      .slice(1)
      .some((route) => route.startsWith('Get(') && route.split('\n  }\n')[0]!.includes('commands.execute')),
  );
  expect(acting.map((file) => path.basename(file)).toSorted()).toEqual(Object.keys(GETS_THAT_ACT).toSorted());
});
