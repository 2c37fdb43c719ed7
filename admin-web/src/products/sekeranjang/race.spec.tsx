import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { TestTranslationProvider } from 'react-admin';
import type { AdminSekeranjangProduct } from '#contracts/products/sekeranjang/sekeranjang.admin.http';
import { Race } from './race';

it.each([
  [2, 'sekeranjang.race 2 3'],
  [3, 'sekeranjang.race 3 3'],
  [4, 'sekeranjang.raceWon 4 3'],
])('%i buyers are of three only up to three', (joined, words) => {
  const product = { target: 3, held: 0, maxBuyers: null, finalBuyers: null, joined, state: 'open' };
  const { unmount } = render(
    <TestTranslationProvider
      translate={(key: string, given?: Record<string, unknown>) => `${key} ${given?.buyers} ${given?.target}`}
    >
      <Race product={product as AdminSekeranjangProduct} />
    </TestTranslationProvider>,
  );
  expect(screen.getByText(words)).toBeTruthy();
  unmount();
});
