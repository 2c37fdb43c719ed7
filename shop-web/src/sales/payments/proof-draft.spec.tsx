import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { clearDrafts } from '../../platform/draft-store';
import { useDraft } from '../../platform/drafts';
import { clearSession } from '../../platform/session/session';
import { ProofForm } from './proof-form';

beforeEach(clearDrafts);
afterEach(cleanup);

const openPayment = (orderUid = 'o') =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ProofForm keys={{ orderUid, customerUid: 'c' }} amount={54_000} confirmationPath="/" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const bank = () => screen.getByLabelText<HTMLInputElement>('Transfer dari bank');
const owner = () => screen.getByLabelText<HTMLInputElement>('Nama pemilik rekening');

it('what was typed beside a photo is there again when the page was loaded anew', () => {
  openPayment();
  fireEvent.input(bank(), { target: { value: 'BCA' } });
  fireEvent.input(owner(), { target: { value: 'Sari' } });
  cleanup();
  openPayment();
  expect([bank().value, owner().value]).toEqual(['BCA', 'Sari']);
  expect(screen.getByRole('status').textContent).toBe('Isianmu masih ada. Berkasnya pilih lagi, ya.');
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
