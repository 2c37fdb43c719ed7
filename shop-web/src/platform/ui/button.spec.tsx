import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Button } from './button';

const press = jest.fn();
const send = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
beforeEach(() => {
  press.mockClear();
  send.mockClear();
});
afterEach(cleanup);

const form = (busy: boolean) => (
  <form onSubmit={send}>
    <input aria-label="Nama" />
    <Button type="submit" busy={busy} onClick={press}>
      Kirim
    </Button>
  </form>
);

describe('a busy button', () => {
  it('keeps the focus, so that keyboard users continue where the answer appears', () => {
    const { rerender } = render(form(false));
    const button = screen.getByRole('button');
    button.focus();
    rerender(form(true));
    expect(button.matches(':disabled')).toBe(false);
    expect([button.ariaDisabled, button.ariaBusy]).toEqual(['true', 'true']);
    rerender(form(false));
    expect(document.activeElement).toBe(button);
    expect(button.hasAttribute('aria-disabled')).toBe(false);
  });

  it('ignores presses, also those by Enter in a field', () => {
    const { rerender } = render(form(true));
    fireEvent.click(screen.getByRole('button'));
    expect([press, send].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    rerender(form(false));
    fireEvent.click(screen.getByRole('button'));
    expect([press, send].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });
});
