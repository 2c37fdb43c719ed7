import { beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { reloadOnMissingChunk } from './chunk-reload';

const reload = jest.fn();
beforeAll(() => reloadOnMissingChunk(reload));
beforeEach(() => {
  reload.mockClear();
  sessionStorage.clear();
});

const chunkIsGone = () => {
  const event = new Event('vite:preloadError', { cancelable: true });
  dispatchEvent(event);
  return event;
};

it('reloads once, and leaves the second failure within 60 s to the error page', () => {
  expect(chunkIsGone().defaultPrevented).toBe(true);
  expect(chunkIsGone().defaultPrevented).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('reloads again when the last time is more than 60 s ago', () => {
  sessionStorage.setItem('chunkReloadedAt', String(Date.now() - 60_001));
  chunkIsGone();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('does not replace the page by the browser’s offline page', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(chunkIsGone().defaultPrevented).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  online.mockRestore();
});
