import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { CONTACT_PLATFORMS } from '#contracts/platform/contact.http';
import { EXAMPLE_CONTACTS } from '#domain/platform/example-contacts';
import { ContactPage } from './contact.pages';
import { Contacts } from './contacts';

const VALUE = { wa: '+6281234567890', email: 'halo@patungan.test' } as Record<string, string>;
const data = CONTACT_PLATFORMS.map((platform) => ({
  platform,
  value: VALUE[platform] ?? 'patungan',
  redirectUrl: 'https://x.test/',
}));
beforeEach(async () => {
  globalThis.fetch = async () => new Response(JSON.stringify({ data, meta: { status: 200 } }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Contacts subject="Halo" />
    </QueryClientProvider>,
  );
  await screen.findAllByRole('link');
});
afterEach(cleanup);

it('shows the number as it is dialled here', () => {
  expect(screen.getByText('0812-3456-7890')).toBeTruthy();
});

it('marks those of the demo shop, which reach nobody', async () => {
  cleanup();
  const examples = Object.values(EXAMPLE_CONTACTS);
  const shown = [examples[0]!.replace(/^/, '+'), examples[2]!];
  globalThis.fetch = async () =>
    new Response(
      JSON.stringify({
        data: data.map((contact, index) => ({ ...contact, value: shown[index] ?? 'halo@patungan.test' })),
        meta: { status: 200 },
      }),
    );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Contacts subject="Halo" />
    </QueryClientProvider>,
  );
  expect(await screen.findAllByText('contoh')).toHaveLength(shown.length);
});

it('gives each way a drawing of its own', () => {
  const drawings = screen.getAllByRole('link').map((link) => link.querySelector('svg')!.innerHTML);
  expect(new Set(drawings).size).toBe(CONTACT_PLATFORMS.length);
});

it('the page beside them leads to where it may be answered already, the number of an order first', () => {
  cleanup();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ContactPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const answers = within(screen.getByRole('region', { name: 'Mungkin sudah terjawab' }));
  const ways = answers.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways).toEqual(['/user/order', '/help', '/jaminan']);
});
