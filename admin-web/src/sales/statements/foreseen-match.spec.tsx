import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { AdminContext, TestMemoryRouter } from 'react-admin';
import type { CheckedStatement, ForeseenMatch } from '#contracts/sales/statements.admin.http';
import { signInAs } from '../../../test/sign-in-as';
import { RegistryProvider } from '../../platform/rooms/registry';
import { i18nProvider } from '../../../test/providers';
import { registry } from '../../registry';
import { Foreseen, ForeseenSummary } from './foreseen-match';

afterEach(cleanup);

const CERTAIN = {
  confidence: 'certain',
  target: 'invoice',
  orderUid: 'o-1',
  orderNumber: 'PTG-261130-CJDY69T',
  customerName: 'Citra',
  reasons: ['amount', 'sender', 'day'],
} satisfies ForeseenMatch;

const wordsOf = (match: ForeseenMatch | null, isNew = true) => {
  signInAs('owner');
  const line = { line: 3, day: '2026-11-30', time: null, amount: 79_500, description: 'TRSF', isNew, match };
  const { container } = render(
    <TestMemoryRouter>
      <RegistryProvider value={registry}>
        <AdminContext i18nProvider={i18nProvider}>
          <Foreseen of={line} />
        </AdminContext>
      </RegistryProvider>
    </TestMemoryRouter>,
  );
  return container.textContent;
};

it('names the order that a line will be matched with, and why', () => {
  expect(wordsOf(CERTAIN)).toBe('PTG-261130-CJDY69T · nama dan nominal sama');
  expect(screen.getByRole('link')).toHaveAttribute('href', expect.stringContaining('/orders/o-1/show'));
});

it.each([
  ['only the amount fits', { ...CERTAIN, confidence: 'possible', reasons: ['amount'] }, 'nominal sama'],
  ['nothing fits', null, 'belum jelas'],
] as const)('says so where %s', (_, match, words) => {
  expect(wordsOf(match as ForeseenMatch | null)).toMatch(new RegExp(`${words}$`));
});

it('says of a line that an earlier file has brought only that it is there', () => {
  expect(wordsOf(CERTAIN, false)).toBe('sudah tersimpan');
});

it('sums up the file, of which nothing is known where it was not checked', () => {
  const summary = (of: CheckedStatement['matches']) =>
    render(
      <AdminContext i18nProvider={i18nProvider}>
        <ForeseenSummary of={of} />
      </AdminContext>,
    ).container.textContent;
  expect(summary({ certain: 2, possible: 1, none: 0 })).toBe('2 pasti cocok, 1 mungkin, 0 belum jelas.');
  expect(summary(undefined)).toBe('');
});
