import { afterEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { SeatReview } from '#contracts/products/subscriptions/reviews.http';
import { ReviewCard } from './review-card';

const SEAT = '10000000-0000-4000-8000-000000000001';
const TEXT = 'Login datang di hari yang sama, lancar.';

let sent: [path: string, body: unknown][];
afterEach(cleanup);
function open(review: SeatReview): void {
  sent = [];
  globalThis.fetch = async (url, init) => {
    sent.push([new URL(String(url), 'http://x').pathname, JSON.parse(String(init?.body))]);
    return new Response(JSON.stringify({ data: { uid: SEAT }, meta: { status: 200 } }));
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ReviewCard seat={{ accountUid: SEAT, providerName: 'Netflix', review }} />
    </QueryClientProvider>,
  );
}
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Kirim ulasan' }));

it('asks for the stars as one choice of five and for the text, and sends both', async () => {
  open({ mayWrite: true, own: null });
  expect(screen.getByRole('heading', { name: 'Bagaimana langgananmu?' })).toBeTruthy();
  expect(screen.getAllByRole('radio')).toHaveLength(5);
  send();
  expect((await screen.findByText('Pilih bintangnya dulu')).id).toBe(
    screen.getByRole('group', { name: 'Berapa bintang?' }).getAttribute('aria-describedby'),
  );
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole('radio', { name: '4 bintang' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Ceritamu' }), { target: { value: TEXT } });
  send();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]![0]).toMatch(new RegExp(`/customer/membership/${SEAT}/review$`));
  expect(sent[0]![1]).toEqual({ stars: 4, text: TEXT });
});

it.each([
  ['waiting', 'Ulasanmu kami baca dulu'],
  ['shown', 'Ulasanmu tampil di halaman Netflix'],
  ['rejected', 'Ulasanmu tidak kami tampilkan'],
  ['hidden', 'Ulasanmu tidak kami tampilkan'],
] as const)('says of a review that is %s: %s', (state, words) => {
  open({ mayWrite: false, own: { stars: 4, text: TEXT, state, writtenAt: '2026-11-28T03:00:00.000Z' } });
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByRole('img', { name: '4 dari 5 bintang' })).toBeTruthy();
  expect(screen.getByText(TEXT)).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});
