import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin, Rollup } from 'vite';

/**
 * Pages that visitors open from outside and that are empty without their files; a prerendered page would be painted
 * later. Path, and the modules that it imports first.
 */
const PAGES: [path: string, modules: string[]][] = [
  ['/login', ['identity/session/login.page.tsx', 'platform/api/with-queries.tsx']],
  ['/register', ['identity/session/register.page.tsx', 'platform/api/with-queries.tsx']],
  ['/payment', ['sales/payments/payment.page.tsx', 'platform/api/with-queries.tsx']],
];

/**
 * Adds to first-paint.js which files these pages need, so that they load together with the entry and not after it: one
 * round trip less before the page can be used. Comments are removed, because every first paint waits for this file.
 *
 * @throws {Error} At the build, when a page is no chunk of its own any more.
 */
export function headStart(): Plugin {
  return {
    name: 'head-start',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      const file = resolve(dir!, 'first-paint.js');
      const code = readFileSync(file, 'utf8').replace(/^ *(\/\/|\/\*\*).*\n/gm, '');
      writeFileSync(file, `${code}${loader(filesByPage(Object.values(bundle)))}`);
    },
  };
}

function filesByPage(output: (Rollup.OutputChunk | Rollup.OutputAsset)[]): [path: string, files: string[]][] {
  const chunks = new Map(output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])));
  const withImports = (fileName: string, seen: Set<string>): Set<string> => {
    if (seen.has(fileName)) return seen;
    seen.add(fileName);
    for (const one of chunks.get(fileName)?.imports ?? []) withImports(one, seen);
    return seen;
  };
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry)!;
  const initial = withImports(entry.fileName, new Set());
  return PAGES.map(([path, modules]) => {
    const wanted = new Set(initial);
    for (const module of modules) {
      const chunk = [...chunks.values()].find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/${module}`)));
      if (!chunk) throw new Error(`shop-web/head-start.ts names ${module}, which is in no file`);
      withImports(chunk.fileName, wanted);
    }
    return [path, [...wanted].filter((one) => !initial.has(one))];
  });
}

/** Names stand once: most pages share most files. */
function loader(pages: [path: string, files: string[]][]): string {
  const names = [...new Set(pages.flatMap(([, files]) => files))];
  const rows = pages.map(([path, files]) => [path, files.map((one) => names.indexOf(one))]);
  return `(function (names, pages) {
  pages.forEach(function (page) {
    if (page[0] !== location.pathname) return;
    page[1].forEach(function (index) {
      var link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = '/' + names[index];
      document.head.appendChild(link);
    });
  });
})(${JSON.stringify(names)}, ${JSON.stringify(rows)});
`;
}
