import { expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import type { SeatState, VariantView } from '#contracts/catalogue/catalogue.http';
import { GROUP_WAITS, GROUP_WAIT_WORD } from '#domain/catalogue/group-wait';
import { PlanRow } from './plan-row';
import { whatWaits } from './what-waits';

const textOf = (variant: object, state: Partial<SeatState>) => {
  const plan = {
    uid: 'v',
    packageName: 'TV',
    duration: 1,
    durationLabel: '1 bulan',
    grandTotal: 54_000,
    ...variant,
  } as VariantView;
  const given = { familyUid: 'f', hasTvSlot: true, waitsFor: null, debit: null, ...state };
  render(<PlanRow variant={plan} state={given} checked={false} onChoose={jest.fn()} />);
  return screen.getByRole('radio').closest('label')!.textContent;
};

it('a television plan says that no slot is left, a plan without television does not', () => {
  expect(textOf({ needsTv: true }, { hasTvSlot: false })).toContain('Slot TV habis');
  cleanup();
  expect(textOf({ needsTv: false }, { hasTvSlot: false })).not.toContain('habis');
});

it('where plans differ by television, each names the devices on which it is watched', () => {
  const plan = { uid: 'v', packageName: 'TV', duration: 1, durationLabel: '1 bulan', grandTotal: 1 } as VariantView;
  const line = (needsTv: boolean, state?: SeatState) => {
    cleanup();
    render(<PlanRow variant={{ ...plan, needsTv }} state={state} namesDevices checked={false} onChoose={jest.fn()} />);
    return screen.getByRole('radio').closest('label')!.textContent;
  };
  const state: SeatState = { familyUid: 'f', hasTvSlot: true, waitsFor: null, debit: null };
  expect(line(true, state)).toMatch(/TV, HP, tablet, laptopKursi tersedia$/);
  expect(line(false, state)).toMatch(/[^,] ?HP, tablet, laptopKursi tersedia$/);
  expect(line(false)).toMatch(/HP, tablet, laptop$/);
});

it.each([
  ['host-missing', 'Menunggu host'],
  ['host-preparing', 'Menunggu host'],
] as const)(
  '%s: a Ready plan says how long at most, a pre-order only what for, a host plan nothing',
  (waitsFor, word) => {
    expect(textOf({}, { waitsFor })).toContain(`${word}, siap maks. 72 jam`);
    cleanup();
    expect(textOf({ isPo: true }, { waitsFor })).toMatch(new RegExp(`${word}$`));
    cleanup();
    expect(textOf({ isHost: true }, { waitsFor })).not.toContain(word);
  },
);

it('what a group saves stands with the price of who subscribes alone, and nothing is crossed out', () => {
  const text = textOf({ saving: 70, alonePrice: 186_000 }, {});
  expect(text).toContain('hemat 70% dari Rp186.000 kalau langganan sendiri');
  expect(document.querySelector('s, del')).toBeNull();
});

it('a plan of several months says beside its length what that is a month', () => {
  expect(textOf({ duration: 12, durationLabel: '1 tahun', grandTotal: 139_000 }, {})).toContain(
    '1 tahun · Rp11.583/bulan',
  );
  cleanup();
  expect(textOf({}, {})).not.toContain('/bulan');
});

it('a plan whose group waits for members alone says that a seat is free, a pre-order when it is paid', () => {
  expect(textOf({}, {})).toContain('Kursi tersedia');
  cleanup();
  expect(textOf({ isPo: true }, {})).toContain('Bayar setelah grup penuh');
});

it('the line for what a seat waits for is there before it is known, so that nothing moves', () => {
  const variant = {
    uid: 'v',
    packageName: 'TV',
    duration: 1,
    durationLabel: '1 bulan',
    grandTotal: 54_000,
  } as VariantView;
  const lines = (state?: SeatState) => {
    cleanup();
    render(<PlanRow variant={variant} state={state} checked={false} onChoose={jest.fn()} />);
    return screen.getByRole('radio').closest('label')!.querySelectorAll('.min-h-5').length;
  };
  const before = lines();
  expect(lines({ familyUid: 'f', hasTvSlot: true, waitsFor: 'host-missing', debit: null })).toBe(before);
  expect(lines({ familyUid: 'f', hasTvSlot: true, waitsFor: null, debit: null })).toBe(before);
});

it('a Ready plan that the shop has not bought yet has the one time of every seat that waits, a pre-order has none', () => {
  expect(textOf({}, { waitsFor: 'shop-purchase' })).toContain('Kami belikan, siap maks. 72 jam');
  cleanup();
  expect(textOf({ isPo: true }, { waitsFor: 'shop-purchase' })).not.toContain('Kami belikan');
});

it.each(GROUP_WAITS)(
  '%s: the dialog begins with the words of the group; the time begins with the confirmation, not when the page is opened',
  (waitsFor) => {
    const { title, text } = whatWaits({} as VariantView, { waitsFor } as SeatState)!;
    expect(title).toBe(`${GROUP_WAIT_WORD[waitsFor]}.`);
    // Two times beside each other read as a contradiction: the promise below has the one.
    expect(text).not.toMatch(/\d{4}|WIB|jam/);
  },
);

it('a pre-order is not paid before its group has a host', () => {
  const { text } = whatWaits({ isPo: true } as VariantView, { waitsFor: 'host-missing' } as SeatState)!;
  expect(text).toBe('Pesan gratis. Bayar setelah grupnya penuh, termasuk hostnya.');
});
