import { expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import type { SeatState, VariantView } from '#contracts/catalogue/catalogue.http';
import { PlanRow } from './plan-row';
import { whatWaits } from './what-waits';

const textOf = (variant: object, state: Partial<SeatState>) => {
  const plan = { uid: 'v', packageName: 'TV', durationLabel: '1 bulan', grandTotal: 54_000, ...variant } as VariantView;
  const given = { familyUid: 'f', hasTvSlot: true, waitsForHost: false, waitsForPurchase: false, ...state };
  render(<PlanRow variant={plan} state={given} checked={false} onChoose={jest.fn()} />);
  return screen.getByRole('radio').closest('label')!.textContent;
};

it('a television plan says that no slot is left, a plan without television does not', () => {
  expect(textOf({ needsTv: true }, { hasTvSlot: false })).toContain('Slot TV habis');
  cleanup();
  expect(textOf({ needsTv: false }, { hasTvSlot: false })).not.toContain('habis');
});

it('a Ready plan whose group has no host yet says how long at most, a pre-order and a host plan do not', () => {
  expect(textOf({}, { waitsForHost: true })).toContain('Menunggu host, maks. 72 jam');
  for (const plan of [{ isPo: true }, { isHost: true }]) {
    cleanup();
    expect(textOf(plan, { waitsForHost: true })).not.toContain('Menunggu host');
  }
});

it('the line for what a seat waits for is there before it is known, so that nothing moves', () => {
  const variant = { uid: 'v', packageName: 'TV', durationLabel: '1 bulan', grandTotal: 54_000 } as VariantView;
  const lines = (state?: SeatState) => {
    cleanup();
    render(<PlanRow variant={variant} state={state} checked={false} onChoose={jest.fn()} />);
    return screen.getByRole('radio').closest('label')!.children.length;
  };
  const before = lines();
  expect(lines({ familyUid: 'f', hasTvSlot: true, waitsForHost: true } as SeatState)).toBe(before);
  expect(lines({ familyUid: 'f', hasTvSlot: true, waitsForHost: false } as SeatState)).toBe(before);
});

it('a Ready plan that the shop has not bought yet says within how long it will, a pre-order does not', () => {
  expect(textOf({}, { waitsForPurchase: true })).toContain('Kami belikan, maks. 48 jam');
  cleanup();
  expect(textOf({ isPo: true }, { waitsForPurchase: true })).not.toContain('Kami belikan');
});

it.each(['waitsForHost', 'waitsForPurchase'] as const)(
  '%s: the time begins with the confirmation, not when the page is opened',
  (waits) => {
    const text = whatWaits({} as VariantView, { [waits]: true } as unknown as SeatState)!.text;
    expect(text).toContain('setelah pembayaranmu dikonfirmasi');
    expect(text).not.toMatch(/\d{4}|WIB/);
  },
);
