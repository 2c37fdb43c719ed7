import { expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { SUSPENSE_DELAY_MS, renderAsInBrowser } from '../../../test/render-as-in-browser';
import { ApiError, offlineError } from '../api/api-error';
import { AsyncBoundary } from './async-boundary';

const { pass } = renderAsInBrowser();
const ANSWER_MS = 20;

const Answer = () =>
  useSuspenseQuery({
    queryKey: ['answer'],
    queryFn: () => new Promise<string>((resolve) => setTimeout(resolve, ANSWER_MS, 'isi')),
  }).data;

it.each([
  ['with the status of the answer', () => new ApiError(503, 'BUSY', 'Sedang sibuk.'), '503Gagal memuatSedang sibuk.'],
  ['with 500 by default', () => new Error('x'), '500Gagal memuatTerjadi Kesalahan.'],
  [
    'that trying again cannot mend',
    () => new ApiError(422, 'INVALID', 'Data belum benar.'),
    '404Tidak ditemukanYang kamu',
  ],
  ['in the words of the API', () => new ApiError(404, 'NOT_FOUND', 'Tidak dijual.'), '404Tidak ditemukanTidak dijual.'],
  ['without a status while offline', offlineError, 'Gagal memuatTidak bisa terhubung.'],
])('a failed load shows an error %s, and the progress bar fails', async (_, failure, text) => {
  const Failing = () => {
    throw failure();
  };
  const place = document.createElement('div');
  const root = createRoot(place, { onCaughtError: () => undefined });
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <AsyncBoundary skeleton="sebentar">
          <Failing />
        </AsyncBoundary>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await pass(SUSPENSE_DELAY_MS);
  expect(place.textContent.startsWith(text)).toBe(true);
  expect(place.querySelectorAll('[data-progress=failed]')).toHaveLength(1);
  root.unmount();
});

it('a quick answer does not wait for its skeleton', async () => {
  const place = document.createElement('div');
  const root = createRoot(place);
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      <AsyncBoundary skeleton="sebentar">
        <Answer />
      </AsyncBoundary>
    </QueryClientProvider>,
  );
  await pass(ANSWER_MS / 2);
  expect(place.textContent).toBe('sebentar');
  await pass(SUSPENSE_DELAY_MS / 3);
  expect(place.textContent).toBe('isi');
  root.unmount();
});
