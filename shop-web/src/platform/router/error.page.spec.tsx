import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { ApiError } from '../api/api-error';
import { ErrorPage, NotFoundPage } from './error.page';
import { middleware } from './middleware';

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const open = async (path: string, loader: Parameters<typeof createMemoryRouter>[0][number]['loader']) => {
  const routes = [
    {
      HydrateFallback: () => null,
      ErrorBoundary: ErrorPage,
      children: [
        { path: '/', loader, element: 'isi' },
        { path: '*', Component: NotFoundPage },
      ],
    },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  await act(async () => render(<RouterProvider router={router} />));
};
const text = () => document.body.textContent;

describe('the error page', () => {
  it("an unknown route: 404 'This page could not be found', with a link home", async () => {
    await open('/tidak-ada', () => null);
    expect(text()).toContain('404');
    expect(text()).toContain('This page could not be found');
    expect(screen.getByRole('heading', { name: 'Halaman ini tidak ada' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ke beranda' }).getAttribute('href')).toBe('/');
  });

  it('a route or data-load failure: status 500 by default, and the progress bar fails', async () => {
    await open('/', () => {
      throw new Error('SELECT secret FROM customer');
    });
    expect(text()).toContain('500');
    expect(text()).toContain('Terjadi Kesalahan');
    expect(text()).toContain('Silahkan coba beberapa saat lagi.');
    expect(text()).not.toContain('SELECT');
    expect(document.querySelector('[data-progress=failed]')!.classList.contains('bg-danger')).toBe(true);
  });

  it('shows that the browser is offline instead of a status', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open('/', () => {
      throw new TypeError('Failed to fetch');
    });
    expect(text()).toContain('Kamu sedang offline.');
    expect(text()).not.toContain('500');
  });

  it('shows status and message of a refusal', async () => {
    await open('/', () => {
      throw new ApiError(403, 'FORBIDDEN', 'Kamu tidak punya akses ke bagian ini.');
    });
    expect(text()).toContain('403');
    expect(text()).toContain('Kamu tidak punya akses ke bagian ini.');
  });

  it.each(['absen', 'constructor'])("an unknown middleware: 500 'Unknown middleware %s'", async (name) => {
    await open('/', middleware(name));
    expect(text()).toContain('500');
    expect(text()).toContain(`Unknown middleware ${name}`);
  });

  it('a known middleware lets its visitors pass', async () => {
    await open('/', middleware('visitor'));
    expect(text()).toBe('isi');
  });
});
