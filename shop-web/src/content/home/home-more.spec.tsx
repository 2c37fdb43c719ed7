import { afterEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { newestReviewsQuery, testimoniesQuery } from '../content.queries';
import { HomeMore } from './home-more';

const UID = '10000000-0000-4000-8000-000000000001';
const REVIEW = {
  uid: UID,
  stars: 5,
  text: 'Loginnya cepat.',
  name: 'S***i',
  plan: 'Netflix',
  at: '2026-11-20T03:00:00Z',
};
const TESTIMONY = { uid: UID, name: 'B***o', about: 'Anggota', text: 'Hemat sekali.' };

afterEach(cleanup);

function open(reviews: object[]): string[] {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queries.setQueryData(newestReviewsQuery().queryKey, { reviews } as never);
  queries.setQueryData(testimoniesQuery().queryKey, { items: [TESTIMONY] } as never);
  globalThis.fetch = async () => Response.json({ data: [], meta: { status: 200 } });
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <HomeMore />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return [...document.querySelectorAll('blockquote')].map(({ textContent }) => textContent!);
}

it('while members have given stars, only words with stars stand on the home page, else those about the shop', () => {
  expect(open([REVIEW])).toEqual(['Loginnya cepat.']);
  expect(screen.getByRole('img', { name: '5 dari 5 bintang' })).toBeTruthy();
  cleanup();
  expect(open([])).toEqual(['Hemat sekali.']);
});
