import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render } from '@testing-library/react';
import { Outlet, RouterProvider, createMemoryRouter } from 'react-router';
import { ProgressBar } from './progress-bar';

let arrive: () => void;
const slow = () => new Promise<null>((resolve) => (arrive = () => resolve(null)));
const router = () =>
  createMemoryRouter([
    {
      Component: () => (
        <>
          <ProgressBar />
          <Outlet />
        </>
      ),
      children: [
        { path: '/', element: 'satu' },
        { path: '/dua', loader: slow, element: 'dua' },
      ],
    },
  ]);
const bar = () => document.querySelector<HTMLElement>('[data-progress]');
const pass = (ms: number) => act(async () => void jest.advanceTimersByTime(ms));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

async function leave() {
  const shop = router();
  act(() => void render(<RouterProvider router={shop} />));
  await act(async () => void shop.navigate('/dua'));
}

describe('the progress bar', () => {
  it('starts after 200 ms: a faster page shows none', async () => {
    await leave();
    await pass(199);
    expect(bar()).toBeNull();
    await act(async () => arrive());
    await pass(1_000);
    expect(bar()).toBeNull();
  });

  it('runs from 200 ms on, 2 px high, and goes when the page is there', async () => {
    await leave();
    await pass(200);
    expect(bar()?.dataset.progress).toBe('running');
    expect([...bar()!.classList]).toEqual(expect.arrayContaining(['h-0.5', 'animate-progress']));
    await act(async () => arrive());
    expect(bar()?.dataset.progress).toBe('done');
    await pass(500);
    expect(bar()).toBeNull();
  });
});
