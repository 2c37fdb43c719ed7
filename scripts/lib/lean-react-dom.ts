import type { Plugin } from 'vite';

interface Part {
  part: string;
  /** Where the part begins to be used, and what stands there instead. */
  cuts: [pattern: RegExp, replacement: string][];
  /** Functions that only the part calls: here they throw. */
  refused: string[];
  /** Functions that run with every update, and do nothing without the part. */
  idle?: string[];
}

const ERROR =
  'function leftOut() { throw Error("left out of React, see scripts/lib/lean-react-dom.ts (docs/decisions/0026)"); }\n';

const element = (type: string): Part['cuts'] => [[new RegExp(`(case ${type}:\\n\\s+return \\()`), '$1leftOut(), ']];

/** What neither web app uses, and what the bundler keeps because React decides at run time whether it is needed. */
const PARTS: Part[] = [
  {
    part: '<ViewTransition>',
    cuts: element('REACT_VIEW_TRANSITION_TYPE'),
    refused: [
      'startViewTransition',
      'createViewTransitionInstance',
      'scheduleViewTransitionEvent',
      'applyViewTransitionToHostInstances',
      'restoreViewTransitionOnHostInstances',
      'getViewTransitionName',
      'getViewTransitionClassName',
    ],
    idle: [
      'trackEnterViewTransitions',
      'commitEnterViewTransitions',
      'commitExitViewTransitions',
      'commitNestedViewTransitions',
      'restoreEnterOrExitViewTransitions',
      'restoreNestedViewTransitions',
    ],
  },
  {
    part: '<Fragment ref>',
    cuts: [[/^FragmentInstance\.prototype\.\w+ = function[^]*?^};\n/gm, '']],
    refused: ['FragmentInstance', 'addFragmentHandleToFiber'],
    idle: [
      'commitNewChildToFragmentInstances',
      'commitFragmentInstanceInsertionEffects',
      'commitFragmentInstanceDeletionEffects',
    ],
  },
  {
    part: 'what React moves to the head: <title>, <meta>, <link>, style sheets, preload()',
    cuts: [
      [/(isHostHoistableType\(\s+type,\s+pendingProps,\s+contextStackCursor\.current\s+\)\s+)\? 26/, '$1? leftOut()'],
    ],
    refused: [
      'prefetchDNS',
      'preconnect',
      'preload',
      'preloadModule',
      'preinitStyle',
      'preinitScript',
      'preinitModuleScript',
      'getResource',
      'acquireResource',
      'mountHoistable',
      'getHydratableHoistableCache',
      'preloadResource',
      'suspendResource',
      'insertSuspendedStylesheets',
    ],
  },
  { part: 'useActionState', cuts: [], refused: ['mountActionState', 'updateActionState', 'rerenderActionState'] },
  {
    part: '<SuspenseList>',
    cuts: element('REACT_SUSPENSE_LIST_TYPE'),
    refused: ['updateSuspenseListComponent', 'cutOffTailIfNeeded'],
  },
  {
    part: '<Activity>',
    cuts: element('REACT_ACTIVITY_TYPE'),
    refused: [
      'updateActivityComponent',
      'mountActivityChildren',
      'pushDehydratedActivitySuspenseHandler',
      'commitActivityHydrationCallbacks',
    ],
  },
];

/** A function of React's file, which is formatted: it ends with the first brace at the beginning of a line. */
const functionOf = (name: string) => new RegExp(`^(function ${name}\\([^{]*\\) )\\{\\n[^]*?^\\}\\n`, 'm');

/**
 * The production build of React DOM without these parts. Whoever uses one of them meets an error.
 *
 * @throws {Error} When something to leave out is not found.
 */
export function leanReact(code: string): string {
  let lean = code;
  for (const { part, cuts, refused, idle = [] } of PARTS) {
    const all = [
      ...cuts,
      ...refused.map((name) => [functionOf(name), '$1{ leftOut(); }\n'] as const),
      ...idle.map((name) => [functionOf(name), '$1{}\n'] as const),
    ];
    for (const [pattern, replacement] of all) {
      const before = lean;
      lean = lean.replace(pattern, replacement);
      if (lean === before) throw new Error(`React changed: update scripts/lib/lean-react-dom.ts (${part}: ${pattern})`);
    }
  }
  return lean + ERROR;
}

/** Leaves parts of React DOM out of the bundle, 8 kB less after gzip; the server's renderer and dev have it whole. */
export const leanReactDom = (): Plugin => ({
  name: 'lean-react-dom',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  enforce: 'pre',
  transform: {
    filter: { id: /react-dom\/cjs\/react-dom-client\.production\.js$/ },
    handler: (code) => ({ code: leanReact(code), map: null }),
  },
});
