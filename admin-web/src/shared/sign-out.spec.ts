import { afterEach, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { aSession } from '../../test/sign-in-as';
import { clearSession, onSessionOver, readSession, saveSession } from './session';
import { endWithOtherTabs, signOut } from './sign-out';

const NAME = 'patungan.admin.signed-out';
const anotherTab = new BroadcastChannel(NAME);
const heard: unknown[] = [];
anotherTab.onmessage = ({ data }) => void heard.push(data);
const stop = endWithOtherTabs();
afterEach(clearSession);
afterEach(() => void heard.splice(0));

it('who signs out tells the other tabs, without a token', async () => {
  saveSession(aSession());
  signOut();
  expect(readSession()).toBeNull();
  await waitFor(() => expect(heard).toEqual([aSession().uid]));
});

it('a session that is over already is nobody that signs out', async () => {
  clearSession();
  signOut();
  saveSession(aSession());
  signOut();
  await waitFor(() => expect(heard).toHaveLength(1));
});

it('a tab is signed out with the others, unless somebody else is signed in there', async () => {
  let over = 0;
  const forget = onSessionOver(() => (over += 1));
  saveSession(aSession());
  anotherTab.postMessage('0b0f3b0e-0000-4000-8000-000000000002');
  anotherTab.postMessage(aSession().uid);
  await waitFor(() => expect(readSession()).toBeNull());
  expect(over).toBe(1);
  forget();
  stop();
  anotherTab.close();
});
