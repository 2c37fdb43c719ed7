import { expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { SUSPENSE_DELAY_MS, renderAsInBrowser } from '../../../test/render-as-in-browser';
import { AsyncBoundary } from './async-boundary';

const { pass } = renderAsInBrowser();
const ANSWER_MS = 20;

const Answer = () =>
  useSuspenseQuery({
    queryKey: ['answer'],
    queryFn: () => new Promise<string>((resolve) => setTimeout(resolve, ANSWER_MS, 'isi')),
  }).data;

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
