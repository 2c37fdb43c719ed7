import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { rememberEmail } from '../identity/email-password/email-reminder';
import { ThemeChoice } from './account/theme-choice';
import { ThemeSwitch } from './layouts/theme-switch';
import { followTheme } from './theme';

const FIRST_PAINT = readFileSync(path.resolve('shop-web/public/first-paint.js'), 'utf8');
const root = document.documentElement;
const systemListeners = new Set<(event: { matches: boolean }) => void>();
let systemIsDark = false;

/** What the script does that the page runs before it is painted. */
const firstPaint = () => {
  root.className = '';
  // oxlint-disable-next-line no-eval -- it is a file of ours, run as the browser runs it
  globalThis.eval(FIRST_PAINT);
  return [...root.classList];
};

beforeEach(() => {
  Object.assign(globalThis, {
    matchMedia: () => ({
      matches: systemIsDark,
      addEventListener: (_: string, listener: () => void) => systemListeners.add(listener),
    }),
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  root.className = '';
  systemIsDark = false;
  for (const name of ['ATS', 'RTS']) document.cookie = `${name}=; Max-Age=0; Path=/`;
});

describe('dark mode', () => {
  it('is kept under isDarkMode and set before the first paint', () => {
    render(<ThemeSwitch className="" />);
    fireEvent.click(screen.getByRole('button', { name: 'Mode gelap' }));
    expect([localStorage.getItem('isDarkMode'), root.classList.contains('dark')]).toEqual(['true', true]);
    expect(firstPaint()).toEqual(['dark']);
    localStorage.setItem('isDarkMode', 'false');
    systemIsDark = true;
    expect(firstPaint()).toEqual([]);
  });

  it('follows the system until the visitor has chosen', () => {
    systemIsDark = true;
    expect(firstPaint()).toEqual(['dark']);
    followTheme();
    act(() => systemListeners.forEach((tell) => tell({ matches: false })));
    expect(root.classList.contains('dark')).toBe(false);
    localStorage.setItem('isDarkMode', 'false');
    act(() => systemListeners.forEach((tell) => tell({ matches: true })));
    expect(root.classList.contains('dark')).toBe(false);
  });

  it('is light, dark, or that of the device again, as the page of the account has it chosen', () => {
    systemIsDark = true;
    firstPaint();
    // Until then it keeps presses.
    document.dispatchEvent(new Event('hydrated'));
    render(<ThemeChoice />);
    const is = () => [
      screen.getByRole<HTMLInputElement>('radio', { checked: true }).value,
      localStorage.getItem('isDarkMode'),
      root.classList.contains('dark'),
    ];
    expect(is()).toEqual(['system', null, true]);
    fireEvent.click(screen.getByRole('radio', { name: 'Terang' }));
    expect(is()).toEqual(['light', 'false', false]);
    fireEvent.click(screen.getByRole('radio', { name: 'Gelap' }));
    expect(is()).toEqual(['dark', 'true', true]);
    fireEvent.click(screen.getByRole('radio', { name: 'Ikuti perangkat' }));
    expect(is()).toEqual(['system', null, true]);
  });

  it('follows the choice in another tab', () => {
    followTheme();
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'isDarkMode', newValue: 'true' })));
    expect(root.classList.contains('dark')).toBe(true);
  });
});

describe('before the first paint', () => {
  it('a member is recognised by both cookies, not by one', () => {
    document.cookie = 'ATS=a; Path=/';
    expect(firstPaint()).toEqual([]);
    document.cookie = 'RTS=r; Path=/';
    expect(firstPaint()).toEqual(['was-signed-in']);
  });

  it('the space of the e-mail reminder is kept only for a member with an unverified e-mail', () => {
    rememberEmail({ emailVerified: false });
    expect(firstPaint()).toEqual([]);
    for (const cookie of ['ATS=a', 'RTS=r']) document.cookie = `${cookie}; Path=/`;
    expect(firstPaint()).toEqual(['was-signed-in', 'email-unverified']);
    rememberEmail({ emailVerified: true });
    expect(firstPaint()).toEqual(['was-signed-in']);
  });

  it('webview mode is recognised, and ends with its session', () => {
    localStorage.setItem('isWebView', 'true');
    expect(firstPaint()).toEqual([]);
    for (const cookie of ['ATS=a', 'RTS=r']) document.cookie = `${cookie}; Path=/`;
    expect(firstPaint()).toEqual(['was-signed-in', 'was-webview']);
  });
});
