import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, matchRoutes } from 'react-router';
import { routes } from '../routes';
import { Footer } from './footer';
import { FOOTER_LINKS } from './footer-links';

const at = (instant: string) => {
  jest.useFakeTimers({ now: new Date(instant) });
  return act(() =>
    render(
      <MemoryRouter>
        <Footer kind="full" />
      </MemoryRouter>,
    ),
  );
};
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('the footer', () => {
  it('states that it is the first platform in Indonesia, registered, and open 09.00-21.00 WIB every day', () => {
    at('2026-11-20T05:00:00Z');
    const text = screen.getByRole('contentinfo').textContent;
    expect(text).toContain('Platform pertama di Indonesia untuk patungan langganan premium.');
    expect(text).toContain('Terdaftar sebagai penyelenggara media elektronik.');
    expect(text).toContain('Setiap hari 09.00-21.00 WIB');
  });

  it.each([
    ['2026-11-20T01:59:00Z', 'Sedang tutup'],
    ['2026-11-20T02:00:00Z', 'Sedang buka'],
    ['2026-11-20T14:00:00Z', 'Sedang buka'],
    ['2026-11-20T14:01:00Z', 'Sedang tutup'],
  ])('at %s it says %s', (instant, state) => {
    at(instant);
    expect(screen.getByText(state)).toBeTruthy();
  });

  it.each([
    ['2026-12-31T16:59:59Z', '© 2020–2026 Patungan'],
    ['2026-12-31T17:00:00Z', '© 2020–2027 Patungan'],
  ])('at %s the copyright runs to the year of UTC+7: %s', (instant, years) => {
    at(instant);
    expect(screen.getByText(years)).toBeTruthy();
  });

  it('changes the year on a page that stays open', () => {
    at('2026-12-31T16:59:50Z');
    act(() => void jest.advanceTimersByTime(31_000));
    expect(screen.getByText('© 2020–2027 Patungan')).toBeTruthy();
  });

  it('links existing pages only, and none outside of the shop', () => {
    expect(FOOTER_LINKS.flatMap(({ links }) => links).filter(([to]) => !to.startsWith('/'))).toEqual([]);
    const pages = FOOTER_LINKS.flatMap(({ links }) => links.map(([to]) => to)).filter((to) => to.startsWith('/'));
    const missing = pages.filter((to) => matchRoutes(routes, to.split('#')[0]!)?.at(-1)?.route.path === '*');
    expect(missing).toEqual([]);
    expect(pages.length).toBeGreaterThan(10);
  });

  it('folds its links by group on a phone', () => {
    at('2026-11-20T05:00:00Z');
    const help = screen.getByRole('button', { name: 'Bantuan' });
    const list = document.getElementById(help.getAttribute('aria-controls')!)!;
    expect([help.getAttribute('aria-expanded'), list.classList.contains('hidden')]).toEqual(['false', true]);
    fireEvent.click(help);
    expect([help.getAttribute('aria-expanded'), list.classList.contains('hidden')]).toEqual(['true', false]);
  });

  it('has all links', () => {
    at('2026-11-20T05:00:00Z');
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(
      expect.arrayContaining([
        '/about-us',
        '/info/scheme-of-price',
        '/terms-of-use',
        '/privacy-policy',
        '/',
        '/seglowup',
        '/rekafin',
        '/info/user-host',
        '/jaminan',
        '/#provider',
        '/#product-ondemand',
      ]),
    );
    expect(links).toEqual(expect.arrayContaining(['/contact', '/report-problem', '/blog']));
  });
});
