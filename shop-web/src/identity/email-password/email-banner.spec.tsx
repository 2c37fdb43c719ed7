import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { clearSession } from '../../platform/session/session';
import { profileQuery } from '../profile/profile.query';
import { EmailBanner } from './email-banner';
import { hasReminderSpace, rememberEmail } from './email-reminder';

const TEXT = /^Email belum diverifikasi/;
let queries: QueryClient;
beforeEach(() => {
  queries = new QueryClient();
  // The profile answers when the test lets it.
  globalThis.fetch = () => new Promise<never>(() => undefined);
});
afterEach(() => {
  cleanup();
  clearSession();
});

const open = () =>
  render(
    <QueryClientProvider client={queries}>
      <EmailBanner />
    </QueryClientProvider>,
  );
const answer = (emailVerified: boolean) => queries.setQueryData<object>(profileQuery().queryKey, { emailVerified });
const seen = () => [screen.queryByText(TEXT) !== null, hasReminderSpace()];

describe('the e-mail reminder', () => {
  it('is shown before the profile has loaded when the sign-in answered that the e-mail is unverified', () => {
    rememberEmail({ emailVerified: false });
    open();
    expect(seen()).toEqual([true, true]);
  });

  it('disappears with its space when the profile is verified, and stays away', async () => {
    rememberEmail({ emailVerified: false });
    open();
    answer(true);
    await waitFor(() => expect(seen()).toEqual([false, false]));
    expect(localStorage.getItem('user_data')).toBe('{"emailVerified":true}');
  });

  it('comes when nothing was known, and is remembered for the next first paint', async () => {
    open();
    expect(seen()).toEqual([false, false]);
    answer(false);
    await waitFor(() => expect(seen()).toEqual([true, true]));
    expect(localStorage.getItem('user_data')).toBe('{"emailVerified":false}');
  });

  it('removes its space when the session ends', () => {
    rememberEmail({ emailVerified: false });
    open();
    cleanup();
    expect(hasReminderSpace()).toBe(false);
  });
});
