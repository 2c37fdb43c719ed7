import { afterEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ProviderReviews as Answer } from '#contracts/products/subscriptions/reviews.http';
import { ProviderReviews } from './provider-reviews';

const PROVIDER = '10000000-0000-4000-8000-000000000001';
const review = (n: number) => ({
  uid: `20000000-0000-4000-8000-0000000000${10 + n}`,
  stars: 4,
  text: `Lancar ${n}`,
  name: 'R**a',
  plan: 'Netflix TV',
  month: 'November 2026',
});
const NONE: Answer = { average: null, total: 0, reviews: [] };

afterEach(cleanup);
function open(total: number) {
  const asked: string[] = [];
  globalThis.fetch = async (url) => {
    const { searchParams } = new URL(String(url), 'http://x');
    asked.push(searchParams.get('limit')!);
    const reviews = Array.from({ length: Math.min(total, Number(searchParams.get('limit'))) }, (_, n) => review(n));
    const data = total === 0 ? NONE : { average: 4.3, total, reviews };
    return new Response(JSON.stringify({ data, meta: { status: 200 } }));
  };
  const { container } = render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ProviderReviews providerUid={PROVIDER} />
    </QueryClientProvider>,
  );
  return { asked, container };
}

it('says nothing while no member has said anything', async () => {
  const { container } = open(0);
  await waitFor(() => expect(container.innerHTML).toBe(''));
});

it('shows the average, the number and the three newest, and all of them when asked', async () => {
  const { asked } = open(5);
  const section = await screen.findByRole('region', { name: 'Kata anggota' });
  expect(section.textContent).toContain('4,3 dari 5 · 5 ulasan');
  expect(within(section).getAllByRole('listitem')).toHaveLength(3);
  expect(within(section).getAllByRole('img', { name: '4 dari 5 bintang' })).toHaveLength(3);
  expect(section.textContent).toContain('R**a · Netflix TV · November 2026');
  fireEvent.click(within(section).getByRole('button', { name: 'Lihat semua' }));
  await waitFor(() => expect(within(section).getAllByRole('listitem')).toHaveLength(5));
  expect(within(section).queryByRole('button', { name: 'Lihat semua' })).toBeNull();
  expect(asked).toEqual(['3', '10']);
});
