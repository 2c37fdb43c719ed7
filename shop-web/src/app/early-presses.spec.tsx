import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useAnnounceHydration } from './layouts/root-effects';

const FIRST_PAINT = readFileSync(path.resolve('shop-web/public/first-paint.js'), 'utf8');

/** Two plans, a search, and a button: what can be used on a prerendered page before hydration. */
function Page({ onOrder }: { onOrder: (plan: string, keyword: string) => void }) {
  useAnnounceHydration();
  const [plan, setPlan] = useState('reguler');
  const [keyword, setKeyword] = useState('');
  return (
    <>
      {['reguler', 'host'].map((name) => (
        <label key={name}>
          <input type="radio" checked={plan === name} onChange={() => setPlan(name)} />
          {name}
        </label>
      ))}
      <input type="search" value={keyword} onChange={({ target }) => setKeyword(target.value)} />
      <button type="button" onClick={() => onOrder(plan, keyword)}>
        Pesan
      </button>
    </>
  );
}

describe('a prerendered page before hydration', () => {
  const ordered: string[][] = [];
  let page: HTMLElement;
  let root: Root | undefined;
  const radio = (index: number) => page.querySelectorAll<HTMLInputElement>('[type=radio]')[index]!;
  const press = () => page.querySelector('button')!.click();
  const waitForRender = () => new Promise((resolve) => setTimeout(resolve, 100));
  const hydrate = async () => {
    const hydrated = new Promise((resolve) => document.addEventListener('hydrated', resolve, { once: true }));
    root = hydrateRoot(page, <Page onOrder={(...order) => ordered.push(order)} />);
    await hydrated;
    await waitForRender();
  };

  beforeEach(() => {
    Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
    ordered.length = 0;
    page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = renderToString(<Page onOrder={() => undefined} />);
    // oxlint-disable-next-line no-eval -- it is a file of ours, run as the browser runs it
    globalThis.eval(FIRST_PAINT);
  });
  afterEach(() => {
    root?.unmount();
    page.remove();
  });

  it('repeats presses and input after hydration, in order and once', async () => {
    const search = page.querySelector<HTMLInputElement>('[type=search]')!;
    search.value = 'spot';
    search.dispatchEvent(new Event('input', { bubbles: true }));
    page.querySelectorAll('label')[1]!.click();
    press();
    expect(ordered).toEqual([]);
    await hydrate();
    expect(ordered).toEqual([['host', 'spot']]);
    expect([radio(0).checked, radio(1).checked, search.value]).toEqual([false, true, 'spot']);
  });

  it('takes a press once that comes after React has taken over and before it says so', async () => {
    const { requestAnimationFrame } = globalThis;
    const takenOver = new Promise<FrameRequestCallback>((resolve) => {
      globalThis.requestAnimationFrame = (callback) => {
        resolve(callback);
        return 0;
      };
    });
    try {
      root = hydrateRoot(page, <Page onOrder={(...order) => ordered.push(order)} />);
      const announce = await takenOver;
      press();
      announce(0);
      await waitForRender();
      expect(ordered).toHaveLength(1);
    } finally {
      globalThis.requestAnimationFrame = requestAnimationFrame;
    }
  });

  it('never shows a choice that it does not know, and is left alone afterwards', async () => {
    radio(1).click();
    expect(radio(1).checked).toBe(false);
    await hydrate();
    radio(0).click();
    await waitForRender();
    press();
    expect(ordered).toEqual([['reguler', '']]);
    expect(radio(0).checked).toBe(true);
  });
});
