import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { USUAL_HOURS } from '#domain/platform/opening-hours';
import { sen } from '#domain/platform/sen';
import { CLAIM_HOURS, claimClocks, claimMoves } from '#domain/products/subscriptions/access/access-claim';
import {
  CLAIM_BUTTON,
  READY_PROMISE,
  READY_SHORT,
  SOLVE_PROMISE,
} from '#domain/products/subscriptions/access/claim-words';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { moneyBackDueAt, waitsUntil } from '#domain/products/subscriptions/accounts/money-back';
import { statusWordOf } from '#domain/products/subscriptions/accounts/seat-state';
import { REFUND_USUALLY } from '#domain/sales/refunds/refund-words';
import { firstPeriod } from '#domain/products/subscriptions/periods/period';
import { startAtAccess } from '#domain/products/subscriptions/periods/start-at-access';
import { unusedOfPeriod } from '#domain/products/subscriptions/periods/unused-days';
import { GuaranteePage } from './guarantee.page';

afterEach(cleanup);

const HOUR_MS = 3_600_000;

function words(): string {
  render(
    <MemoryRouter>
      <GuaranteePage />
    </MemoryRouter>,
  );
  return document.body.textContent;
}

it('the guarantee names the hours that the rules keep', () => {
  const at = new Date('2026-11-20T05:00:00Z');
  const hours = (until: Date) => (until.getTime() - at.getTime()) / HOUR_MS;
  const { answerDueAt, solveDueAt } = claimClocks(at, USUAL_HOURS);
  const said = words();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Jaminan Patungan');
  const readyBy = `Siap maks. ${hours(moneyBackDueAt(at))} jam setelah lunas`;
  for (const words of [said, READY_SHORT, READY_PROMISE]) expect(words).toContain(readyBy);
  expect(said).toContain(
    `Dijawab paling lama ${hours(answerDueAt)} jam dan beres paling lama ${hours(solveDueAt)} jam sejak kamu lapor`,
  );
  expect(said).toContain(`dalam ${CLAIM_HOURS.silence} jam`);
});

it('begins each promise with its figure, and gives the one of a report in the sentence of every other page', () => {
  const said = words();
  expect(said).toContain(SOLVE_PROMISE);
  const figures = screen
    .getAllByRole('listitem')
    .flatMap((item) => item.querySelector('p.text-2xl')?.textContent ?? []);
  expect(figures).toEqual(['Aman di kami', '72 jam', '48 jam', 'Otomatis']);
});

it('says each promise in at most 17 words', () => {
  words();
  const texts = [...document.querySelectorAll('li.card > p:last-child')].map(({ textContent }) => textContent);
  expect(texts).toHaveLength(4);
  for (const text of texts) expect(text.split(' ').length).toBeLessThanOrEqual(17);
});

it('says how long the money is on its way, as the messages of a refund do', () => {
  expect(words()).toContain(`ditransfer ke rekeningmu oleh tim kami, biasanya dalam ${REFUND_USUALLY}.`);
});

it('promises the money back of a waiting group to the one status that has it, by its word and its label', () => {
  const seat = { role: 'regular', confirmedAt: new Date('2026-11-20T05:00:00Z'), moneyBackDueAt: null } as const;
  const having = Object.values(ACCOUNT_STATUS).filter((status) => waitsUntil({ ...seat, status }));
  expect(having.map((status) => statusWordOf(status))).toEqual(['Menunggu grup']);
  expect(words()).toContain(
    'Sejak lunas, yaitu begitu pembayaranmu kami konfirmasi. Uang kembali itu untuk kursi yang sudah dibayar dan masih Menunggu grup (Pending).',
  );
});

it('names both buttons of a report, who may close one, and that it is not the host who is new', () => {
  const said = words();
  for (const button of Object.values(CLAIM_BUTTON)) expect(said).toContain(`"${button}"`);
  expect(claimMoves.actionsOn('answered', 'admin')).toEqual(['solve', 'reject']);
  expect(said).toContain('Tim kami juga bisa menutup laporanmu: karena sudah beres, atau ditolak');
  expect(said).toContain('Uang host kami ganti hanya setelah');
  expect(said).not.toContain('Host baru');
});

it('says how much comes back of a report that is not solved in two short answers, as the rule counts it', () => {
  const period = { startsAt: new Date('2026-11-01T00:00:00+07:00'), endsAt: new Date('2026-12-01T00:00:00+07:00') };
  const left = unusedOfPeriod(sen(3_000_00n), period, {
    from: period.startsAt,
    until: new Date('2026-11-20T12:00:00+07:00'),
  });
  expect(left).toBeLessThan(3_000_00n);
  expect(words()).toContain(
    'Belum pernah bisa dipakai? Kembali penuh. Sudah sempat dipakai? Sisa harinya kami kembalikan.',
  );
});

it('counts what is left as the rule does, from the day after the report, and waits for the proof of a renewal', () => {
  const period = { startsAt: new Date('2026-11-01T00:00:00+07:00'), endsAt: new Date('2026-12-01T00:00:00+07:00') };
  const reportedAt = new Date('2026-11-20T12:00:00+07:00');
  const back = unusedOfPeriod(sen(3_000_00n), period, { from: period.startsAt, until: reportedAt });
  expect(back).toBe(1_000_00n);
  const said = words();
  expect(said).toContain('mulai sehari setelah kamu lapor');
  expect(said).toContain('menunggu sampai bukti itu selesai kami periksa');
});

it('counts the paid time from the first login or invitation, as the rule does', () => {
  const at = new Date('2026-11-24T02:00:00Z');
  const [first] = startAtAccess([firstPeriod(new Date('2026-11-20T08:00:00Z'), 1)], '2026-11-20', at)!.periods;
  expect(first!.startsAt).toBe(at);
  expect(words()).toContain('Masa langgananmu mulai dihitung pada hari login atau undangan pertamamu siap');
});

it('keeps the rules in questions, of which the most asked alone is open, so that the page is the four promises and what one asks', () => {
  words();
  const questions = [...document.querySelectorAll('details')];
  expect(questions.map(({ open }) => open)).toEqual(questions.map((_, index) => index === 0));
  expect(questions.length).toBeGreaterThanOrEqual(10);
  for (const { firstElementChild } of questions) expect(firstElementChild!.textContent).toMatch(/\?$/);
});

it('says of the 48 hours what the clock does: from the report or the next opening on, without a pause at night', () => {
  const solveDueAt = (reported: string) => claimClocks(new Date(reported), USUAL_HOURS).solveDueAt.toISOString();
  expect(solveDueAt('2026-11-20T20:59:00+07:00')).toBe(new Date('2026-11-22T20:59:00+07:00').toISOString());
  expect(solveDueAt('2026-11-20T23:00:00+07:00')).toBe(new Date('2026-11-23T09:00:00+07:00').toISOString());
  const said = words();
  expect(said).toContain(`beres paling lama ${CLAIM_HOURS.solve} jam sejak kamu lapor di jam buka`);
  expect(said).toContain('Lapor di luar jam itu dihitung sejak kami buka lagi. Sekali mulai, jamnya jalan terus');
});

it('says who is behind it and what it has done so far, once that is known', () => {
  words();
  expect(screen.queryByRole('heading', { name: 'Perusahaan' })).toBeNull();
  cleanup();
  const facts = { company: { name: 'PT Patungan & Rekan' }, trust: { groups: 140 } };
  document.documentElement.dataset.shop = JSON.stringify(facts);
  const said = words();
  delete document.documentElement.dataset.shop;
  expect(screen.getByRole('heading', { name: 'Perusahaan' })).toBeTruthy();
  expect(said).toContain('PT Patungan & Rekan');
  expect(said).toContain('grup sedang jalan140+');
});
