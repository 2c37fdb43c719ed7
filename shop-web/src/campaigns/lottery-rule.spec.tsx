import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { LOTTERY_RULE } from '#domain/campaigns/lottery-rule';
import { LotteryRule } from './lottery-rule';

it('the rule of the draw is printed whole, folded until it is asked for', () => {
  render(<LotteryRule slug="anniv" />);
  const folded = screen.getByText('Cara menghitung sendiri').closest('details')!;
  expect(folded.open).toBe(false);
  expect(screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([...LOTTERY_RULE]),
  );
  expect(screen.getByText('GET /api/customer/event/anniv/lottery')).toBeTruthy();
});
