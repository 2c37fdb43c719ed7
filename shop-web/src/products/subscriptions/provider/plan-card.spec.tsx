import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { VariantView } from '#contracts/catalogue/catalogue.http';
import { PlanCard } from './plan-card';

it('the price of a plan is above its description, which may be long', () => {
  const variant = { uid: 'v', packageName: 'Reguler', durationLabel: '1 bulan', grandTotal: 54_000 } as VariantView;
  const description = 'Langganannya dibeli oleh host. '.repeat(20);
  render(<PlanCard variant={variant} description={description} checked={false} onChoose={jest.fn()} />);
  const { textContent } = screen.getByRole('radio').closest('label')!;
  expect(textContent).toMatch(/^Reguler1 bulanRp54\.000.*Langganannya/);
});
