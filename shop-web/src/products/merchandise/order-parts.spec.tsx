import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { MerchandiseOrder } from '#contracts/products/merchandise/merchandise.http';
import { AskForReturn } from './order-parts';

afterEach(cleanup);

it.each([
  ['delivered', true],
  ['shipped', false],
  ['returned', false],
])('things that are %s can be given back: %s', (state, isAsked) => {
  const order = { orderNumber: 'PTG-261120-7KQ2MXA', shipment: { state } } as MerchandiseOrder;
  render(<AskForReturn order={order} />, { wrapper: MemoryRouter });
  const link = screen.queryByRole('link', { name: 'minta pengembalian' });
  expect(link?.getAttribute('href') ?? null).toBe(isAsked ? '/contact?order=PTG-261120-7KQ2MXA' : null);
});
