import { expect, it } from '@jest/globals';
import { createRoot } from 'react-dom/client';
import { SUSPENSE_DELAY_MS, renderAsInBrowser } from '../../../test/render-as-in-browser';
import { part } from './lazy-part';

const { pass } = renderAsInBrowser();
const FILE_MS = 20;

const Part = part(async () => {
  await new Promise((resolve) => setTimeout(resolve, FILE_MS));
  return ({ name }: { name: string }) => name;
});

it('a part of a page is shown as soon as its file has loaded', async () => {
  const place = document.createElement('div');
  const root = createRoot(place);
  root.render(<Part name="isi" fallback="sebentar" />);
  await pass(FILE_MS / 2);
  expect(place.textContent).toBe('sebentar');
  await pass(SUSPENSE_DELAY_MS / 3);
  expect(place.textContent).toBe('isi');
  root.unmount();
});

it('while it loads it keeps what stands below from being painted, unless it has a placeholder', async () => {
  const place = document.createElement('div');
  const root = createRoot(place);
  const Slow = part(() => new Promise<() => string>(() => {}));
  root.render(<Slow />);
  await pass(FILE_MS);
  expect(place.innerHTML).toBe('<span hidden="" class="unsettled"></span>');
  root.unmount();
});

it('a part whose file fails to load does not affect the page around it', async () => {
  const Lost = part(() => Promise.reject(new TypeError('Failed to fetch')));
  const place = document.createElement('div');
  const root = createRoot(place);
  root.render(
    <>
      isi <Lost fallback="sebentar" />
    </>,
  );
  await pass(SUSPENSE_DELAY_MS);
  expect(place.textContent).toBe('isi ');
  root.unmount();
});
