import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { leanReact } from './lean-react-dom.js';

/** What is used here of a page and of React: their own types would give every server file those of a browser. */
interface Shown {
  innerHTML: string;
  textContent: string;
  click(): void;
  querySelector(selector: string): Shown | null;
}
interface Page {
  window: { document: Pick<Shown, 'querySelector'>; eval(code: string): unknown };
}
interface Client {
  createRoot(place: Shown, options?: { onUncaughtError: (error: unknown) => void }): { render(page: unknown): void };
  hydrateRoot(place: Shown, page: unknown, options: { onRecoverableError: (error: unknown) => void }): unknown;
}
interface WholeReact {
  [part: string]: unknown;
  createElement(type: unknown, props?: object | null, ...children: unknown[]): unknown;
  lazy(load: () => Promise<{ default: () => unknown }>): unknown;
  useState(first: number): [number, (next: number) => void];
  useTransition(): [boolean, (act: () => void) => void];
  useActionState(act: () => string, first: string): [string];
}

const require = createRequire(import.meta.url);
const { JSDOM } = require('jsdom') as { JSDOM: new (html: string, options: object) => Page };
const REACT = path.dirname(require.resolve('react/package.json'));
const CLIENT = path.join(path.dirname(require.resolve('react-dom/package.json')), 'cjs/react-dom-client.production.js');
const whole = readFileSync(CLIENT, 'utf8');
// The development build would not fit the production build of React DOM.
const React = require(path.join(REACT, 'cjs/react.production.js')) as WholeReact;
const h = React.createElement;

/** A page with the React DOM that visitors get. */
function openPage(html = '') {
  const { window } = new JSDOM(`<main>${html}</main>`, { runScripts: 'outside-only' });
  const client = {} as Client;
  const modules = (name: string): unknown => (name === 'react' ? React : require(name));
  const load = window.eval(`(function (require, exports) {${leanReact(whole)}})`) as (...names: unknown[]) => void;
  load(modules, client);
  return { main: window.document.querySelector('main')!, client };
}

async function until(isTrue: () => boolean): Promise<void> {
  for (let i = 0; i < 200 && !isTrue(); i++) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** What React says about this page. */
async function errorOf(page: unknown): Promise<string | undefined> {
  const { main, client } = openPage();
  let error: unknown;
  client.createRoot(main, { onUncaughtError: (thrown) => (error = thrown) }).render(page);
  await until(() => error !== undefined || main.innerHTML !== '');
  return (error as Error | undefined)?.message;
}

function Counter({ late }: { late: unknown }) {
  const [count, setCount] = React.useState(0);
  const [isPending, startTransition] = React.useTransition();
  return h(
    React['Fragment'],
    null,
    h('button', { onClick: () => startTransition(() => setCount(count + 1)), disabled: isPending }, count),
    h('svg', null, h('title', null, 'gambar')),
    h(React['Suspense'], { fallback: 'sebentar' }, late),
  );
}

describe('React DOM as visitors get it', () => {
  it('draws, waits and changes what is shown', async () => {
    const { main, client } = openPage();
    const Late = React.lazy(() => Promise.resolve({ default: () => 'sudah' }));
    client.createRoot(main).render(h(Counter, { late: h(Late) }));
    await until(() => main.textContent.includes('sudah'));
    main.querySelector('button')!.click();
    await until(() => main.textContent.startsWith('1'));
    expect(main.textContent).toBe('1gambarsudah');
  });

  it('takes over a page that the server has drawn', async () => {
    const drawn = '<button>0</button><svg><title>gambar</title></svg><!--$-->sudah<!--/$-->';
    const { main, client } = openPage(drawn);
    const button = main.querySelector('button');
    const errors: unknown[] = [];
    client.hydrateRoot(main, h(Counter, { late: 'sudah' }), { onRecoverableError: (error) => errors.push(error) });
    await until(() => (button!.click(), button!.textContent !== '0'));
    expect({ same: main.querySelector('button') === button, errors }).toEqual({ same: true, errors: [] });
  });

  const suspenseList = Symbol.for('react.suspense_list');
  const WithAction = () => React.useActionState(() => 'y', 'x')[0];
  it.each<[string, unknown]>([
    ['ViewTransition', h(React['ViewTransition'], null, 'x')],
    ['Activity', h(React['Activity'], null, 'x')],
    ['SuspenseList', h(suspenseList, null, 'x')],
    ['a ref of a fragment', h(React['Fragment'], { ref: () => undefined }, h('p', null, 'x'))],
    ['a title for the head', h('title', null, 'x')],
    ['useActionState', h(WithAction)],
  ])('names the file that leaves it out: %s', async (_, page) => {
    expect(await errorOf(page)).toContain('scripts/lib/lean-react-dom.ts');
  });

  it('is not built when a part is not found', () => {
    expect(() => leanReact(whole.replace('function startViewTransition(', 'function start('))).toThrow(
      'React changed: update scripts/lib/lean-react-dom.ts (<ViewTransition>',
    );
  });
});
