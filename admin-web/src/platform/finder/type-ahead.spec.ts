import { afterEach, expect, it, jest } from '@jest/globals';
import { dropTyping, keepTyping, takeTyped } from './type-ahead';

afterEach(() => {
  dropTyping();
  jest.useRealTimers();
});

const press = (key: string, held: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, cancelable: true, ...held });
  window.dispatchEvent(event);
  return event;
};

it('what is typed before the field is there is not lost, and no shortcut of the page takes it', () => {
  const shortcut = jest.fn();
  window.addEventListener('keydown', shortcut);
  keepTyping();
  for (const key of '0811-0000x') expect(press(key).defaultPrevented).toBe(true);
  press('Backspace');
  for (const key of '-1001') press(key);
  expect(takeTyped()).toBe('0811-0000-1001');
  window.removeEventListener('keydown', shortcut);
});

it('keys that write nothing, and those after the field has taken over, stay those of the page', () => {
  keepTyping();
  expect(press('Escape').defaultPrevented).toBe(false);
  expect(press('k', { ctrlKey: true }).defaultPrevented).toBe(false);
  expect(takeTyped()).toBe('');
  expect(press('a').defaultPrevented).toBe(false);
  expect(takeTyped()).toBe('');
});

it('a field that does not come leaves the page its keys', () => {
  jest.useFakeTimers();
  keepTyping();
  jest.advanceTimersByTime(10_000);
  expect(press('a').defaultPrevented).toBe(false);
});
