import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * What a first visit loads before anything is shown: the entry script and style sheet of a built web app with what they
 * import, in bytes after gzip.
 *
 * @param {string} site The folder of the built app.
 * @param {string} [base] The path at which it is served.
 * @returns {{ js: number; css: number }}
 */
export function firstLoad(site, base = '/') {
  const files = firstFiles(site, base);
  const bytes = (kind) =>
    files
      .filter((file) => file.endsWith(kind))
      .reduce((sum, file) => sum + gzipSync(readFileSync(path.join(site, file)), { level: 9 }).length, 0);
  return { js: bytes('.js'), css: bytes('.css') };
}

/**
 * The files of `firstLoad`.
 *
 * @param {string} site The folder of the built app.
 * @param {string} [base] The path at which it is served.
 * @returns {string[]}
 */
export function firstFiles(site, base = '/') {
  const page = readFileSync(path.join(site, 'index.html'), 'utf8');
  const named = [...page.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map(([, file]) => file.slice(base.length));
  return [...withImports(importsOf(path.join(site, 'assets')), named.filter(isHashed))];
}

/**
 * A circle of files that import each other, or undefined. In one of them a value can be used before it exists.
 *
 * @param {string} site The folder of the built app.
 * @returns {string[] | undefined}
 */
export function importCycle(site) {
  const imports = importsOf(path.join(site, 'assets'));
  const done = new Set();
  const follow = (file, way) => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const one of imports.get(file) ?? []) {
      const cycle = follow(one, [...way, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of imports.keys()) {
    const cycle = follow(file, []);
    if (cycle) return cycle;
  }
  return undefined;
}

const isHashed = (file) => file.startsWith('assets/');

/** Static imports of each script. */
function importsOf(folder) {
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  return new Map(
    scripts.map((file) => {
      const code = readFileSync(path.join(folder, file), 'utf8');
      // Minified: import{a as b}from"./x.js";import"./y.js";export{a}from"./z.js"
      const found = code.matchAll(
        /(?:^|[;}\s])(?:import|export)(?:[\w*{$][^"'`;()]*?from|)["'`]\.\/([^"'`]+\.js)["'`]/g,
      );
      return [`assets/${file}`, [...found].map(([, one]) => `assets/${one}`)];
    }),
  );
}

function withImports(imports, files) {
  const all = new Set();
  const add = (file) => {
    if (all.has(file)) return;
    all.add(file);
    imports.get(file)?.forEach(add);
  };
  files.forEach(add);
  return all;
}
