import { expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { WithContact } from './with-contact';

it('leads back after signing in or up to the page as the router has it, since the server has no address bar', () => {
  const html = renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/donation/dapur-umum?from=wa']}>
        <WithContact ask="Masuk dulu, ya.">{() => null}</WithContact>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  for (const page of ['/login', '/register'])
    expect(html).toContain(`${page}?redirect=${encodeURIComponent('/donation/dapur-umum?from=wa')}`);
});
