import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { logQuery } from './campaigns.queries';
import { aCampaign, aLog, aMission } from './test/campaign';
import { VerificationPage } from './verification.page';

const REVIEW = {
  id: '7b0b8a3e-0000-4000-8000-000000000001',
  position: 1,
  title: 'Ulasan saksi',
  text: 'Tulis ulasanmu',
  proof: 'text',
  review: true,
} as const;
const CAMPAIGN = aCampaign({ missions: [REVIEW], prizeTitle: null });
const OPEN = aMission(REVIEW);
const SENT = aMission({ ...REVIEW, state: 'submitted', submittedAt: '2026-11-24T12:00:00.000Z' });
const LOG = aLog({ missions: [OPEN], uniqueCode: 'ABCDEFGH' });

const { fetch, XMLHttpRequest, FormData } = globalThis;
const tokens: (string | undefined)[] = [];
class Xhr {
  upload = {};
  status = 200;
  responseText = JSON.stringify({ data: SENT, meta: { status: 200 } });
  onload: () => void = () => undefined;
  token: string | undefined;
  open() {}
  setRequestHeader(name: string, value: string) {
    if (name === 'authorization') this.token = value;
  }
  send() {
    tokens.push(this.token);
    this.onload();
  }
}
/** Node's own takes no form of jsdom. */
class Fields extends Map<string, string> {
  constructor({ elements }: HTMLFormElement) {
    super([...elements].flatMap((field) => (field instanceof HTMLButtonElement ? [] : [named(field)])));
  }
}
const named = (field: Element): [string, string] => {
  const { name, value } = field as HTMLInputElement;
  return [name, value];
};

beforeEach(() => {
  for (const cookie of ['ATS=a', 'RTS=r']) document.cookie = `${cookie}; Path=/`;
  const answer = async () => new Response(JSON.stringify({ data: CAMPAIGN, meta: { status: 200 } }));
  Object.assign(globalThis, { fetch: answer, XMLHttpRequest: Xhr, FormData: Fields });
});
afterEach(() => {
  cleanup();
  Object.assign(globalThis, { fetch, XMLHttpRequest, FormData });
  tokens.length = 0;
  for (const name of ['ATS', 'RTS']) document.cookie = `${name}=; Max-Age=0; Path=/`;
});

it('a review is sent for the account of its code, without the session of who sends it', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.setQueryData(logQuery('anniv').queryKey, LOG);
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <VerificationPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const form = await screen.findByRole('form', { name: 'Ulasan saksi' });
  const fill = (name: string, value: string) =>
    fireEvent.change(form.querySelector(`[name=${name}]`)!, { target: { value } });
  fill('uniqueCode', 'ABCDEFGH');
  fill('email', 'teman@patungan.test');
  fill('text', 'Patungan memang hemat');
  fireEvent.submit(form);
  await screen.findByText('Misi berhasil disubmit.');
  expect(tokens).toEqual([undefined]);
  expect(queryClient.getQueryData(logQuery('anniv').queryKey)).toEqual(LOG);
});
