import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { fetchScreens, lazyPage } from './lazy-page';

const open = (Page: ReturnType<typeof lazyPage>) =>
  render(
    <Suspense fallback="sebentar">
      <Page />
    </Suspense>,
  ).container.textContent;

it('a screen whose file is here is drawn at once, another one when it comes', async () => {
  const load = async () => ({ Screen: () => 'isi' });
  const [ahead, later] = [lazyPage(load, 'Screen'), lazyPage(load, 'Screen')];
  expect(open(later)).toBe('sebentar');
  expect(await screen.findByText('isi')).toBeVisible();
  await fetchScreens();
  expect(open(ahead)).toBe('isi');
});

it('a file that does not come keeps no other from coming, and is asked for again when its screen is opened', async () => {
  let times = 0;
  const load = async () => {
    if (++times === 1) throw new Error('offline');
    return { Screen: () => 'tetap datang' };
  };
  const [failed, next] = [lazyPage(load, 'Screen'), lazyPage(async () => ({ Screen: () => 'berikutnya' }), 'Screen')];
  await fetchScreens();
  expect(open(next)).toBe('berikutnya');
  open(failed);
  expect(await screen.findByText('tetap datang')).toBeVisible();
});
