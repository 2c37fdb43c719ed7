import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { preloadAll, lazyComponent } from './lazy-component';

const open = (Page: ReturnType<typeof lazyComponent>) =>
  render(
    <Suspense fallback="sebentar">
      <Page />
    </Suspense>,
  ).container.textContent;

it('a screen whose file has loaded is rendered at once, another one when it has loaded', async () => {
  const load = async () => ({ Screen: () => 'isi' });
  const [ahead, later] = [lazyComponent(load, 'Screen'), lazyComponent(load, 'Screen')];
  expect(open(later)).toBe('sebentar');
  expect(await screen.findByText('isi')).toBeVisible();
  await preloadAll();
  expect(open(ahead)).toBe('isi');
});

it('a file that fails to load does not block others, and is requested again when its screen is opened', async () => {
  let times = 0;
  const load = async () => {
    if (++times === 1) throw new Error('offline');
    return { Screen: () => 'tetap datang' };
  };
  const [failed, next] = [
    lazyComponent(load, 'Screen'),
    lazyComponent(async () => ({ Screen: () => 'berikutnya' }), 'Screen'),
  ];
  await preloadAll();
  expect(open(next)).toBe('berikutnya');
  open(failed);
  expect(await screen.findByText('tetap datang')).toBeVisible();
});
