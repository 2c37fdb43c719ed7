import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = resolve(import.meta.dirname, '../../node_modules/react-router/dist/production');
const BUILT: Record<string, string> = {
  'react-router': resolve(FOLDER, 'index.mjs'),
  'react-router/dom': resolve(FOLDER, 'dom-export.mjs'),
};

/**
 * What the bundler keeps of React Router although neither web app reaches it. Each pattern must occur, so that an
 * upgrade that makes one useless fails the build.
 */
const CUTS: [part: string, pattern: RegExp, replacement: string][] = [
  ['names of components for developers', /^[\w$]+\.displayName = ".*";$/gm, ''],
  ['components that nothing imports', / (React\w*\.forwardRef)\(/g, ' /* @__PURE__ */ $1('],
  ['<Link prefetch>, of its framework mode', /(function PrefetchPageLinks\(.*\) \{\n)/, '$1  return null;\n'],
  ['when to prefetch', /(function usePrefetchBehavior\(.*\) \{\n)/, '$1  return [false, React8.useRef(null), {}];\n'],
  ['forms that navigate', /if \(!opts \|\| !isSubmissionNavigation\(opts\)\)/, 'if (true)'],
  ['errors of server components', /if \(this\.context\)( \{\n.*RSCErrorHandler)/, 'if (false)$1'],
  ['instrumentation', /if \(init\.instrumentations\)/g, 'if (false)'],
  // Neither app has actions, fetchers or routes that are found at run time; one that gets some meets this error.
  [
    'actions, fetchers, routes found at run time',
    /(async function (?:fetch2|handleAction|handleFetcherAction|handleFetcherLoader|discoverRoutes)\(.*\) \{\n)/g,
    '$1  throw new Error("left out, see scripts/lib/lean-libraries.ts");\n',
  ],
  ['data from its own server renderer', /parseHydrationData\(\),$/gm, 'undefined,'],
];

/**
 * Bundles the production build of React Router without unused parts, 7 kB less after gzip; its package.json offers only
 * the development build.
 *
 * @throws {Error} At the build, when a part to leave out is not found.
 */
export function leanRouter(): Plugin {
  const found = new Set<string>();
  return {
    name: 'lean-router',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    resolveId: (id) => BUILT[id],
    transform: {
      filter: { id: /react-router\/dist\/production\/[^/]+\.mjs$/ },
      handler(code) {
        let lean = code;
        for (const [part, pattern, replacement] of CUTS) {
          const before = lean;
          lean = lean.replace(pattern, replacement);
          if (lean !== before) found.add(part);
        }
        return { code: lean, map: null };
      },
    },
    buildEnd(error) {
      const missing = CUTS.map(([part]) => part).filter((part) => !found.has(part));
      if (!error && missing.length > 0)
        throw new Error(`React Router changed: update scripts/lib/lean-libraries.ts (${missing.join('; ')})`);
    },
  };
}

/** Draws the icons of lucide-react with `createIcon` of `file`: its own drawing code is larger than all icons of a page. */
export const leanIcons = (file: string): Plugin => ({
  name: 'lean-icons',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id.endsWith('/createLucideIcon.mjs') && importer?.includes('/lucide-react/') ? file : undefined,
});

const ENTRIES = '\0object-entries';

/** `Object.entries` of the browser for node-polyglot, which brings a copy for browsers that lack it, with all that the copy needs. */
export const leanPolyglot = (): Plugin => ({
  name: 'lean-polyglot',
  enforce: 'pre',
  resolveId: (id) => (id === 'object.entries' ? ENTRIES : undefined),
  load: (id) => (id === ENTRIES ? 'module.exports = Object.entries;' : undefined),
});
