import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import type { MissionView } from '#contracts/campaigns/missions.http';
import { clearSession, saveSession } from '../platform/session/session';
import { SefoursaryLevelPage, SefoursaryPrizePage } from './sefoursary-game.page';
import { aCampaign, aLog, aMission } from './test/campaign';

const CAMPAIGN = aCampaign({ slug: 'sefoursary', name: 'Sefoursary' });
const level = (position: number, given: Partial<MissionView>): MissionView =>
  aMission({
    id: `7b0b8a3e-0000-4000-8000-00000000000${position}`,
    position,
    title: `Level ke-${position}`,
    text: 'Tulis jawabanmu',
    isUnlocked: false,
    ...given,
  });
const DONE = level(1, { state: 'completed', isUnlocked: true });
const NEXT = level(2, { isUnlocked: true });

function open(page: ReactNode, missions: MissionView[], address = '/') {
  const log = aLog({ missions, uniqueCode: 'ABCDEFGH' });
  globalThis.fetch = async (url) =>
    new Response(JSON.stringify({ data: String(url).endsWith('/logs') ? log : CAMPAIGN, meta: { status: 200 } }));
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[address]}>{page}</MemoryRouter>
    </QueryClientProvider>,
  );
}
beforeEach(() => saveSession({ accessToken: 'a', refreshToken: 'r' }));
afterEach(() => {
  cleanup();
  clearSession();
});

it('the page of a level without its key shows the next open one, or the first', async () => {
  open(<SefoursaryLevelPage />, [DONE, NEXT, level(3, {})]);
  expect(await screen.findByText(/Level ke-2/)).toBeTruthy();
  expect(screen.queryByText('Level ini tidak ada')).toBeNull();
  cleanup();
  open(<SefoursaryLevelPage />, [DONE]);
  expect(await screen.findByText(/Level ke-1/)).toBeTruthy();
});

it('the page of a level with a wrong key says that there is none', async () => {
  open(<SefoursaryLevelPage />, [DONE, NEXT], '/?mission=x');
  expect(await screen.findByText('Level ini tidak ada')).toBeTruthy();
});

it('the prize of the game counts levels', async () => {
  open(<SefoursaryPrizePage />, [DONE, NEXT]);
  expect(
    await screen.findByText('Selesaikan semua level dulu untuk mengambil hadiahnya. Masih ada 1 level.'),
  ).toBeTruthy();
});
