import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { i18nProvider } from '../../../test/providers';
import { WaitingLine } from './waiting-line';
import type { Waiting } from './waiting-row';

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-20T06:00:00.000Z') });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const shown = (given: Partial<Waiting>) => {
  const row = {
    title: 'Pembayaran',
    count: 2,
    help: '',
    to: '/payments',
    isLate: false,
    isWatched: false,
    since: null,
    dueAt: null,
  };
  const { container } = render(
    <AdminContext i18nProvider={i18nProvider}>
      <WaitingLine row={{ ...row, ...given }} />
    </AdminContext>,
  );
  const pill = container.querySelector<HTMLElement>('[data-urgency]');
  return [pill?.textContent, pill?.dataset.urgency];
};

it.each([
  ['2026-11-20T05:00:00.000Z', '2026-11-20T11:00:00.000Z', 'sisa 5 jam', 'near'],
  ['2026-11-20T00:36:00.000Z', '2026-11-20T06:36:00.000Z', 'sisa 36 menit', 'near'],
  ['2026-11-19T22:00:00.000Z', '2026-11-20T04:00:00.000Z', 'lewat 2 jam', 'late'],
])('waiting since %s and promised until %s it says %s', (since, dueAt, words, urgency) => {
  expect(shown({ since, dueAt, isLate: urgency === 'late' })).toEqual([words, urgency]);
});

it('says how long the oldest waits where nothing is promised, in no colour', () => {
  expect(shown({ since: '2026-11-20T03:00:00.000Z' })).toEqual(['terlama 3 jam', 'inTime']);
  expect(screen.getByRole('link')).toHaveAccessibleName('Pembayaran: 2');
});
