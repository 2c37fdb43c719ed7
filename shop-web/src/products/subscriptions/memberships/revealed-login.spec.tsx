import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { RevealedLogin } from './revealed-login';

const LOGIN = {
  username: 'keluarga@contoh.test',
  password: ' rahasia 1',
  profile: null,
  pin: '1234',
  note: null,
  version: 1,
  hideAfterSeconds: 30,
};

describe('a revealed login', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('shows what there is, each with a button to copy it', () => {
    render(<RevealedLogin login={LOGIN} onHide={jest.fn()} />);
    expect(screen.getByText('keluarga@contoh.test')).toBeTruthy();
    expect(
      screen.getAllByRole('button', { name: /^Salin/ }).map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Salin nama pengguna', 'Salin kata sandi', 'Salin pin profil']);
    expect(screen.queryByText('Catatan')).toBeNull();
  });

  it('counts down and hides after thirty seconds, not before', () => {
    const hide = jest.fn();
    render(<RevealedLogin login={LOGIN} onHide={hide} />);
    act(() => jest.advanceTimersByTime(29_000));
    expect(screen.getByRole('timer').textContent).toBe('Disembunyikan dalam 1 detik');
    expect(hide).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1_250));
    expect(hide).toHaveBeenCalled();
  });

  it('hides by the clock when the tab was suspended', () => {
    const hide = jest.fn();
    render(<RevealedLogin login={LOGIN} onHide={hide} />);
    jest.setSystemTime(Date.now() + 3_600_000);
    act(() => jest.advanceTimersByTime(250));
    expect(hide).toHaveBeenCalled();
  });
});
