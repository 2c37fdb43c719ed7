import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, render } from '@testing-library/react';
import { KeptRoom } from './kept-room';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const page = (isLoading: boolean, isHeld: boolean) => (
  <>
    <KeptRoom room={{ name: 'isi', title: 'Isinya', high: 'min-h-52' }} isLoading={isLoading} below="#bawah">
      <p>isi</p>
    </KeptRoom>
    <section id="bawah" style={{ visibility: isHeld ? 'hidden' : 'visible' }} />
  </>
);
/** What stays within the room of the skeleton. */
const kept = (inside: ParentNode) => inside.querySelector('.min-h-52:not(.skeleton)')?.textContent;
const holdEnds = () =>
  act(
    () =>
      void document.body.dispatchEvent(
        Object.assign(new Event('animationend', { bubbles: true }), { animationName: 'hold' }),
      ),
  );

it('what comes in time is as high as it is, what comes after the page below was painted keeps the room and is not cut', () => {
  const { container, rerender } = render(page(true, true));
  rerender(page(false, false));
  expect(container.textContent).toBe('isi');
  expect(kept(container)).toBeUndefined();
  cleanup();
  sessionStorage.clear();

  const late = render(page(true, true));
  holdEnds();
  late.rerender(page(false, false));
  expect(kept(late.container)).toBe('isi');
  // Nothing of it is cut, nor scrolls within the page.
  expect(late.container.querySelector('[class*="overflow"], [class~="h-48"]')).toBeNull();
});

it('a part that is here already does not shrink when another one has made the page wait', () => {
  const { container } = render(page(false, true));
  holdEnds();
  expect(kept(container)).toBeUndefined();
});

function seenAt(pixels: number): void {
  const height = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'offsetHeight')!;
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, get: () => pixels });
  try {
    render(page(false, true));
  } finally {
    Object.defineProperty(HTMLElement.prototype, 'offsetHeight', height);
  }
  cleanup();
}

it('what loads has its heading already, unless it was empty when it was seen last', () => {
  expect(render(page(true, true)).container.querySelector('h2')!.textContent).toBe('Isinya');
  cleanup();
  seenAt(0);
  const { container } = render(page(true, true));
  expect(container.textContent).toBe('');
  // What stands below still waits for it.
  expect(container.querySelector('.unsettled')).not.toBeNull();
});

it('the room is as high as the part was when it was seen last', () => {
  seenAt(128);
  const { container, rerender } = render(page(true, true));
  expect(container.querySelector<HTMLElement>('[style*="min-height"]')!.style.minHeight).toBe('128px');
  holdEnds();
  rerender(page(false, false));
  expect(container.querySelector<HTMLElement>('[style*="min-height"]')!.style.minHeight).toBe('128px');
});
