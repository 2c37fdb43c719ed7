import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { OrderDetail } from '#contracts/sales/orders.http';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { OrderNextStep } from '../sales/orders/order-next-step';
import { errandParts } from './errands/order-parts';
import { givingParts } from './giving/order-parts';
import { merchandiseParts } from './merchandise/order-parts';
import { qurbanParts } from './qurban/order-parts';
import { sekeranjangParts } from './sekeranjang/order-parts';
import { venueParts } from './venues/order-parts';

afterEach(cleanup);

const PARTS = [errandParts, givingParts, merchandiseParts, qurbanParts, sekeranjangParts, venueParts];
const LINES = ['errands', 'giving', 'merchandise', 'qurban', 'sekeranjang', 'venues'];
const NUMBER = 'PTG-261120-7KQ2MXA';
const REFUND = {
  amount: 50_000,
  used: 0,
  state: 'credited',
  reason: 'Batal',
  requestedAt: '2026-11-20T03:00:00.000Z',
  paidAt: null,
  givenBack: null,
} as const;

const open = (productLine: string, status: number, refunds: OrderDetail['refunds']) => {
  const of = { productLine, status, refunds, providerName: 'Tip', statusLabel: 'Dibatalkan', orderNumber: NUMBER };
  render(
    <MemoryRouter>
      <OrderNextStep order={of as OrderDetail} parts={PARTS} />
    </MemoryRouter>,
  );
  return document.body.textContent!;
};

it.each(LINES.flatMap((line) => (['expired', 'cancelled'] as const).map((status) => [line, status] as const)))(
  'an order of %s that is %s says what to do with a transfer, or where the money is that came',
  (line, status) => {
    expect(open(line, ORDER_STATUS[status], [])).toContain('Kalau kamu sudah transfer, hubungi kami, ya.');
    expect(screen.getByRole('link', { name: 'hubungi kami' }).getAttribute('href')).toBe(`/contact?order=${NUMBER}`);
    cleanup();
    const text = open(line, ORDER_STATUS[status], [REFUND]);
    expect(text).toMatch(/Rp\s?50\.000 jadi kreditmu\./);
    expect(text).not.toMatch(/sudah transfer|Belum ada uang/);
    // Each thing once.
    expect(text.match(/kreditmu/g)).toHaveLength(1);
  },
);
