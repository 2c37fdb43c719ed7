import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ShareButton } from './share-button';
import { toasterReady } from './toast';

const LINK = `${location.origin}/provider/netflix?group=g`;
let shown: string[];
let copied: string[];
toasterReady({ show: (status, { message }) => void shown.push(`${status}: ${message}`) });
const set = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

beforeEach(() => {
  [shown, copied] = [[], []];
  set('clipboard', { writeText: async (text: string) => void copied.push(text) });
  render(<ShareButton label="Ajak teman" text="Yuk patungan" path="/provider/netflix?group=g" />);
});
afterEach(() => {
  cleanup();
  set('share', undefined);
});
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Ajak teman' }));

it('opens the sheet of the device with the message and the whole address', async () => {
  const sheet = jest.fn(async (_data: ShareData) => undefined);
  set('share', sheet);
  press();
  await waitFor(() => expect(sheet).toHaveBeenCalledWith({ text: 'Yuk patungan', url: LINK }));
  expect([shown, copied]).toEqual([[], []]);
});

it('does nothing more when the sheet is closed without a choice', async () => {
  const sheet = jest.fn(() => Promise.reject(new DOMException('', 'AbortError')));
  set('share', sheet);
  press();
  await waitFor(() => expect(sheet).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([shown, copied]).toEqual([[], []]);
});

it.each([
  ['there is no sheet', undefined],
  ['the sheet refuses', () => Promise.reject(new DOMException('', 'NotAllowedError'))],
])('copies the address where %s, and says so', async (_, sheet) => {
  set('share', sheet);
  press();
  await waitFor(() => expect(shown).toEqual(['success: Tautan tersalin. Tinggal kirim ke temanmu.']));
  expect(copied).toEqual([LINK]);
});
