import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import type { ShippingOptionView } from '#contracts/sales/shipping.http';
import { OrderTotal } from './order-total';

afterEach(cleanup);

const rows = (price: number | null) => {
  const option = price === null ? null : ({ price } as ShippingOptionView);
  const goods = { label: 'Barang', price: 100_000 };
  const { container } = render(<OrderTotal goods={goods} option={option} total={100_000 + (price ?? 0)} />);
  return [...container.querySelectorAll('dd')].map(({ textContent }) => textContent);
};

it.each([
  ['what it costs', 9_000, ['Rp100.000', 'Rp9.000', 'Rp109.000']],
  ['that it is free', 0, ['Rp100.000', 'Gratis', 'Rp100.000']],
  ['nothing before one is chosen', null, ['Rp100.000', '–', 'Rp100.000']],
])('says of the shipping %s', (_, price, shown) => {
  expect(rows(price)).toEqual(shown);
});
