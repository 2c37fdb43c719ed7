import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { PriceLadder } from './ladder';

afterEach(cleanup);

const tiers = [
  { buyers: 3, price: 189_000 },
  { buyers: 7, price: 169_000 },
  { buyers: 10, price: 149_000 },
];
function show(buyers: number, state: 'open' | 'reached' = 'open') {
  render(<PriceLadder product={{ tiers, buyers, state }} />);
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  const rails = [...document.querySelectorAll<HTMLElement>('[data-done]')].map(({ dataset }) => dataset.done);
  return { steps, rails };
}

it('shows every step of the price, which one holds now, and how far it is to the next', () => {
  const { steps, rails } = show(4);
  expect(steps).toEqual([
    'Mulai 3 pembeli (target)SekarangRp189.000',
    'Mulai 7 pembeliRp169.000',
    'Mulai 10 pembeliRp149.000',
  ]);
  expect(rails).toEqual(['25', '0']);
  expect(screen.getByText('3 orang lagi, harganya jadi Rp169.000 untuk semua.')).toBeTruthy();
});

it('before the target no step holds yet', () => {
  const { steps, rails } = show(2);
  expect(steps.join()).not.toContain('Sekarang');
  expect(rails).toEqual(['0', '0']);
  expect(screen.queryByText(/orang lagi/)).toBeNull();
});

it('on the last step it cannot get cheaper, and after the end nothing is promised', () => {
  expect(show(12).steps[2]).toContain('Sekarang');
  expect(screen.getByText('Ini sudah harga termurahnya.')).toBeTruthy();
  cleanup();
  show(4, 'reached');
  expect(screen.queryByText(/orang lagi|termurah/)).toBeNull();
});
