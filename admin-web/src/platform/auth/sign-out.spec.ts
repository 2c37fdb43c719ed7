import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { sessionFixture } from '../../../test/sign-in-as';
import { clearSession, onSessionExpired, readSession, saveSession } from './session';
import { endWithOtherTabs, signOut } from './sign-out';

const NAME = 'patungan.admin.signed-out';
const anotherTab = new BroadcastChannel(NAME);
const heard: unknown[] = [];
anotherTab.onmessage = ({ data }) => void heard.push(data);
const stop = endWithOtherTabs();
const fetchMock = jest.fn<typeof fetch>().mockResolvedValue(new Response('{}'));
const realFetch = globalThis.fetch;
beforeAll(() => void (globalThis.fetch = fetchMock));
afterAll(() => void (globalThis.fetch = realFetch));
afterEach(clearSession);
afterEach(() => void heard.splice(0));

it('signing out ends the session on the server', async () => {
  saveSession(sessionFixture());
  signOut();
  const { sessionUid, accessToken } = sessionFixture();
  const [url, request] = fetchMock.mock.lastCall!;
  expect([url, request?.method]).toEqual([`/api/admin/session/${sessionUid}/end`, 'POST']);
  expect(request?.headers).toEqual({ authorization: `Bearer ${accessToken}` });
  await waitFor(() => expect(heard).toHaveLength(1));
});

it('signing out notifies the other tabs, without a token', async () => {
  saveSession(sessionFixture());
  signOut();
  expect(readSession()).toBeNull();
  await waitFor(() => expect(heard).toEqual([sessionFixture().uid]));
});

it('signing out without a session notifies no tab', async () => {
  clearSession();
  signOut();
  saveSession(sessionFixture());
  signOut();
  await waitFor(() => expect(heard).toHaveLength(1));
});

it('a tab is signed out with the others, unless another admin is signed in there', async () => {
  let over = 0;
  const forget = onSessionExpired(() => (over += 1));
  saveSession(sessionFixture());
  anotherTab.postMessage('0b0f3b0e-0000-4000-8000-000000000002');
  anotherTab.postMessage(sessionFixture().uid);
  await waitFor(() => expect(readSession()).toBeNull());
  expect(over).toBe(1);
  forget();
  stop();
  anotherTab.close();
});
