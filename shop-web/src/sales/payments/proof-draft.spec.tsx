import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { clearDrafts } from '../../platform/draft-store';
import { useDraft } from '../../platform/drafts';
import { clearSession, saveSession } from '../../platform/session/session';
import { ProofForm } from './proof-form';

beforeEach(clearDrafts);
afterEach(() => {
  cleanup();
  clearSession();
});

const openPayment = (orderUid = 'o') =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ProofForm keys={{ orderUid, customerUid: 'c' }} amount={54_000} confirmationPath="/" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const bank = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const typedBank = () => screen.findByLabelText<HTMLInputElement>('Nama bank atau dompet digital');
const owner = () => screen.getByLabelText<HTMLInputElement>('Nama pemilik rekening');

it('what was typed beside a photo is there again when the page was loaded anew', () => {
  openPayment();
  fireEvent.click(bank('BCA'));
  fireEvent.input(owner(), { target: { value: 'Sari' } });
  cleanup();
  openPayment();
  expect([bank('BCA').checked, bank('BRI').checked, owner().value]).toEqual([true, false, 'Sari']);
  expect(screen.getByRole('status').textContent).toBe('Isianmu masih ada. Berkasnya pilih lagi, ya.');
});

it('a bank that was typed is there again with its field', async () => {
  openPayment();
  fireEvent.click(bank('Lainnya'));
  fireEvent.input(await typedBank(), { target: { value: 'SeaBank' } });
  cleanup();
  openPayment();
  const again = await typedBank();
  await waitFor(() => expect(again.value).toBe('SeaBank'));
  expect(bank('Lainnya').checked).toBe(true);
});

it('the name of the customer who pays stands there, but not over what was typed', () => {
  saveSession({ accessToken: 'a', refreshToken: 'r', customerUid: 'c', username: 'Rina Wati' });
  openPayment();
  expect([owner().value, screen.queryByRole('status')]).toEqual(['Rina Wati', null]);
  fireEvent.input(owner(), { target: { value: 'Sari' } });
  cleanup();
  openPayment();
  expect(owner().value).toBe('Sari');
});

it('the name of someone else who is signed in does not', () => {
  saveSession({ accessToken: 'a', refreshToken: 'r', customerUid: 'other', username: 'Rina Wati' });
  openPayment();
  expect(owner().value).toBe('');
});

it('is not there for another order, nor after signing out', () => {
  openPayment();
  fireEvent.input(owner(), { target: { value: 'Sari' } });
  cleanup();
  openPayment('another');
  expect(owner().value).toBe('');
  expect(screen.queryByRole('status')).toBeNull();
  cleanup();
  clearSession();
  openPayment();
  expect(owner().value).toBe('');
});

function Secrets() {
  const { ref: draftRef, clear: clearDraft } = useDraft('secrets');
  return (
    <form ref={draftRef}>
      <input aria-label="sandi" name="password" />
      <input aria-label="sandi tertutup" name="word" type="password" />
      <input aria-label="kode" name="uniqueCode" />
      <input aria-label="kota" name="city" />
      <button type="button" onClick={clearDraft}>
        Terkirim
      </button>
    </form>
  );
}

it('never is a password or a code, and is gone once the form was sent', () => {
  render(<Secrets />);
  for (const name of ['sandi', 'sandi tertutup', 'kode', 'kota'])
    fireEvent.input(screen.getByLabelText(name), { target: { value: 'rahasia' } });
  expect(sessionStorage.getItem('draft secrets')).toBe('{"city":"rahasia"}');
  fireEvent.click(screen.getByRole('button'));
  expect(sessionStorage.getItem('draft secrets')).toBeNull();
});
