// Lets Node run the TypeScript sources, decorators included: tests start real processes without a build.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

const SWC = {
  swcrc: false,
  configFile: false,
  sourceMaps: 'inline',
  module: { type: 'es6' },
  jsc: {
    target: 'es2022',
    keepClassNames: true,
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
  },
};

export function resolve(specifier, context, next) {
  const fromSource = isTypeScript(context.parentURL) && /^\.{1,2}\/.*\.js$/.test(specifier);
  return next(fromSource ? specifier.replace(/\.js$/, '.ts') : specifier, context);
}

export function load(url, context, next) {
  if (!isTypeScript(url)) return next(url, context);
  const filename = fileURLToPath(withoutQuery(url));
  const { code } = transformSync(readFileSync(filename, 'utf8'), { ...SWC, filename });
  return { format: 'module', source: code, shortCircuit: true };
}

const isTypeScript = (url) => url !== undefined && withoutQuery(url).endsWith('.ts');

// jest-light-runner imports a spec with the time as its query, so that it is not answered from the module cache.
const withoutQuery = (url) => url.replace(/\?.*$/, '');
