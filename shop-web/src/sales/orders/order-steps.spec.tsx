import { expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import type { OrderDetail } from '#contracts/sales/orders.http';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { StepLine } from '../../platform/ui/step-line';
import { stepsOf } from './order-steps';
import { STEP } from './step-words';

const steps = (status: number) => stepsOf({ status } as OrderDetail, [{}]);

it('an order goes in five steps, and a closed one no further', () => {
  const now = (status: keyof typeof ORDER_STATUS) => {
    const line = steps(ORDER_STATUS[status])!;
    return line.steps[line.done]?.now;
  };
  expect(now('awaitingPayment')).toBe('Bayar');
  expect(now('awaitingConfirmation')).toBe('Dicek');
  expect(now('processing')).toBe('Diproses');
  expect(steps(ORDER_STATUS.completed)?.done).toBe(5);
  for (const status of ['cancelled', 'refunded', 'expired'] as const) expect(steps(ORDER_STATUS[status])).toBeNull();
});

it('a seat that has ended goes no further', () => {
  const ended = { at: '2026-11-20T03:00:00.000Z', by: 'member', why: null, money: '' } as const;
  expect(stepsOf({ status: ORDER_STATUS.completed, ended } as OrderDetail, [{}])).toBeNull();
});

it('the line of a product has steps of its own', () => {
  const own = { steps: [STEP.ordered, STEP.active], done: 1 };
  expect(
    stepsOf({ status: ORDER_STATUS.processing } as OrderDetail, [{ steps: () => null }, { steps: () => own }]),
  ).toBe(own);
});

it('names what is done, what is going on and what comes, and is read out so', () => {
  render(<StepLine {...steps(ORDER_STATUS.awaitingConfirmation)!} />);
  const list = within(screen.getByRole('list', { name: 'Langkah' }));
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Dipesan (selesai)',
    'Bukti terkirim (selesai)',
    'Dicek (sekarang)',
    'Diproses (berikutnya)',
    'Selesai (berikutnya)',
  ]);
  expect(list.getAllByRole('listitem')[2]!.getAttribute('aria-current')).toBe('step');
});

it('names a step that is going on otherwise than one that is done', () => {
  render(<StepLine {...steps(ORDER_STATUS.awaitingPayment)!} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Dipesan (selesai)',
    'Bayar (sekarang)',
    'Dicek (berikutnya)',
    'Diproses (berikutnya)',
    'Selesai (berikutnya)',
  ]);
});

it('of six steps a narrow row shows the word of now alone: more words would touch', () => {
  const six = [...steps(ORDER_STATUS.awaitingPayment)!.steps, STEP.active];
  const { container } = render(<StepLine steps={six} done={1} />);
  const shown = container.querySelectorAll('li > .text-xs:not([class*="sr-only"])');
  expect([...shown].map(({ textContent }) => textContent)).toEqual(['Bayar (sekarang)']);
});
