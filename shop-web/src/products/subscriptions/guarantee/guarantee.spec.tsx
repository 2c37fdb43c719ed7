import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { USUAL_HOURS } from '#domain/platform/opening-hours';
import { CLAIM_HOURS, claimClocks } from '#domain/products/subscriptions/access/access-claim';
import { moneyBackDueAt } from '#domain/products/subscriptions/accounts/money-back';
import { GuaranteePage } from './guarantee.page';

const HOUR_MS = 3_600_000;

it('the guarantee names the hours that the rules keep', () => {
  render(
    <MemoryRouter>
      <GuaranteePage />
    </MemoryRouter>,
  );
  const at = new Date('2026-11-20T05:00:00Z');
  const hours = (until: Date) => (until.getTime() - at.getTime()) / HOUR_MS;
  const { answerDueAt, solveDueAt } = claimClocks(at, USUAL_HOURS);
  const words = document.body.textContent;
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Jaminan Patungan');
  expect(words).toContain(`Belum aktif dalam ${hours(moneyBackDueAt(at))} jam?`);
  expect(words).toContain(
    `Dijawab paling lama ${hours(answerDueAt)} jam dan beres paling lama ${hours(solveDueAt)} jam`,
  );
  expect(words).toContain(`dalam ${CLAIM_HOURS.silence} jam`);
});
