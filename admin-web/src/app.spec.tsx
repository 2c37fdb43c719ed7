import { afterEach, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { App } from './app';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

it('an unknown address shows a message and a link to the start', async () => {
  globalThis.fetch = jest.fn<typeof fetch>(() => new Promise(() => undefined));
  window.location.hash = '#/zzz';
  render(<App />);
  await screen.findByRole('heading', { name: 'Halaman ini tidak ada' });
  expect(screen.getByRole('link', { name: 'Kembali ke awal' })).toHaveAttribute('href', '#/');
});
