import { afterEach, describe, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { PurchaseForm } from './purchase-form';

const KEYS = { orderUid: 'o', customerUid: 'c' };
afterEach(cleanup);

const exampleFor = (providerPrice: number | undefined) => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PurchaseForm keys={KEYS} providerPrice={providerPrice} />
    </QueryClientProvider>,
  );
  return screen.getByLabelText<HTMLInputElement>(/^Jumlah yang didebit/).placeholder;
};

describe('the example of what was debited', () => {
  it.each([
    [186_000, '186.000'],
    [861_777.5, '861.777,50'],
  ])('is the price of this plan, as people type it: %d', (price, example) => expect(exampleFor(price)).toBe(example));

  it('is not made up where only the bill knows it', () => expect(exampleFor(undefined)).toBe(''));
});
