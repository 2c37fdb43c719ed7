import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import type { ProfileView } from '#contracts/identity/profile.http';
import { profileQuery } from '../../identity/profile/profile.query';
import { clearDrafts } from '../../platform/draft-store';
import { clearSession, saveSession } from '../../platform/session/session';
import { ThrSubmissionPage } from './thr-submission.page';
import { TipSubmissionPage } from './tip-submission.page';

const BUDI = { name: 'Budi Santoso', email: 'budi@patungan.test', phoneNumber: '6281234567890' } as ProfileView;

beforeEach(() => saveSession({ accessToken: 'a', refreshToken: 'r' }));
afterEach(() => {
  cleanup();
  clearDrafts();
  clearSession();
});

function open(Page: () => ReactNode, profile: ProfileView): void {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  queries.setQueryData(profileQuery().queryKey, profile);
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it.each([
  ['a tip', TipSubmissionPage, 'Rp20.000'],
  ['a holiday gift', ThrSubmissionPage, 'Rp200.000'],
])('%s of a known customer asks for no contact again, and its button says what is to be paid', (_, Page, amount) => {
  open(Page, BUDI);
  expect(screen.getByText('Budi Santoso').closest('.dotted')!.textContent).toContain('0812-3456-7890');
  expect(screen.queryByRole('textbox', { name: 'Email' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Lanjut bayar' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: amount }));
  expect(screen.getByRole('button', { name: `Lanjut bayar ${amount}` })).toBeTruthy();
});

it('a customer without a name is asked for all three', () => {
  open(TipSubmissionPage, { ...BUDI, name: '' });
  for (const name of ['Nama', 'Email', 'Nomor WhatsApp']) expect(screen.getByRole('textbox', { name })).toBeTruthy();
});
