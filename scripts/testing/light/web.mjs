import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';
import { openWindow } from './window.mjs';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const GLOBALS = new URL('./globals.mjs', import.meta.url).href;
const PAGE = new URL('./page.mjs', import.meta.url).href;
const EXTENSIONS = ['', '.ts', '.tsx', '.js', '.mjs', '/index.ts'];

/** Makes this process run the specs of a front end: a page, and modules as its Jest configuration wants them. */
export function startWeb({ rootDir, testEnvironmentOptions, moduleNameMapper, setupFilesAfterEnv, transform }) {
  const [, swc] = Object.values(transform)[0];
  const setups = setupFilesAfterEnv.map((file) => pathToFileURL(inRoot(file)).href);
  const mappings = Object.entries(moduleNameMapper).map(([pattern, to]) => [new RegExp(pattern), inRoot(to)]);
  const app = pathToFileURL(`${rootDir}/`).href;
  const codes = new Map();

  openWindow(testEnvironmentOptions.url ?? 'http://localhost/');
  registerHooks({ resolve, load });
  process.once('disconnect', () => process.exit());

  function inRoot(file) {
    return file.replace('<rootDir>', rootDir);
  }

  function resolve(specifier, context, next) {
    if (specifier === '@jest/globals') return { url: GLOBALS, shortCircuit: true };
    const { parentURL } = context;
    if (!isSource(parentURL)) return next(specifier, context);
    const found = find(specifier, context, next);
    return isOfFile(found.url) ? { ...found, url: found.url + new URL(parentURL).search } : found;
  }

  function find(specifier, context, next) {
    const [pattern, to] = mappings.find(([pattern]) => pattern.test(specifier)) ?? [];
    const wanted = pattern ? to.replace(/\$(\d)/g, (_, group) => pattern.exec(specifier)[group]) : specifier;
    if (!/^[./]/.test(wanted)) return next(wanted, { ...context, conditions: ['source', ...context.conditions] });
    const file = path.resolve(path.dirname(fileURLToPath(context.parentURL)), wanted);
    const extension = EXTENSIONS.find((extension) => /\.\w+$/.test(file + extension) && existsSync(file + extension));
    return { url: pathToFileURL(file + (extension ?? '')).href, shortCircuit: true };
  }

  /** Modules of the app keep state: each spec file has its own, as its URL has its own query. */
  function isOfFile(url) {
    return url === PAGE || url.startsWith(app);
  }

  function load(url, context, next) {
    const [clean, query] = url.split('?');
    if (!/\.tsx?$/.test(clean)) return next(url, context);
    if (!codes.has(clean)) codes.set(clean, compile(fileURLToPath(clean)));
    const before = query && /\.spec\.tsx?$/.test(clean) ? [PAGE, ...setups] : [];
    const source = before.map((setup) => `import '${setup}';`).join('') + codes.get(clean);
    return { format: 'module', source, shortCircuit: true };
  }

  function compile(filename) {
    return transformSync(readFileSync(filename, 'utf8'), { ...swc, configFile: false, filename }).code;
  }
}

const isSource = (url) => url?.startsWith(pathToFileURL(`${ROOT}/`).href) && !url.includes('/node_modules/');
