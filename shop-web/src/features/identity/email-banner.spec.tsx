import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { profileQuery } from '../../shared/session/profile.query';
import { isReminderRoomKept, rememberEmail } from '../../shared/session/email-reminder';
import { clearSession } from '../../shared/session/session';
import { EmailBanner } from './email-banner';

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
const seen = () => [screen.queryByText(TEXT) !== null, isReminderRoomKept()];

describe('the e-mail reminder', () => {
  it('is there before the profile has answered, when the sign-in said so', () => {
    rememberEmail({ emailVerified: false });
    open();
    expect(seen()).toEqual([true, true]);
  });

  it('goes with its room when the profile says otherwise, and is remembered as gone', async () => {
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

  it('leaves no room behind when the session ends', () => {
    rememberEmail({ emailVerified: false });
    open();
    cleanup();
    expect(isReminderRoomKept()).toBe(false);
  });
});
