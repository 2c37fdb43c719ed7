import { afterEach, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { PackageView, VariantView } from '#contracts/catalogue/catalogue.http';
import { PlanPicker } from './plan-picker';

const plan = (uid: string, isHost: boolean, grandTotal: number) =>
  ({
    uid: `p-${uid}`,
    description: `Tentang ${uid}`,
    variants: [
      {
        uid,
        packageUid: `p-${uid}`,
        packageName: uid,
        durationLabel: '1 bulan',
        duration: 1,
        isHost,
        grandTotal,
        active: true,
      } as VariantView,
    ],
  }) as PackageView;
const PLANS = [
  plan('TV', false, 61_000),
  plan('Reguler', false, 54_000),
  plan('Host TV', true, 57_500),
  plan('Host', true, 47_500),
];
const onChoose = jest.fn<(uid: string) => void>();
afterEach(cleanup);

it('the devices are named only by a brand whose plans differ in them', () => {
  const withTv = PLANS.map((one) => ({
    ...one,
    variants: one.variants.map((variant) => ({ ...variant, needsTv: variant.packageName.endsWith('TV') })),
  }));
  open(withTv, 'Reguler');
  const rows = screen.getAllByRole('radio').map((radio) => radio.closest('label')!.textContent);
  expect(rows.map((text) => text.match(/(TV, )?HP, tablet, laptop/)?.[0])).toEqual([
    'TV, HP, tablet, laptop',
    'HP, tablet, laptop',
  ]);
  cleanup();
  open(PLANS, 'Reguler');
  expect(screen.queryByText(/tablet/)).toBeNull();
});

function open(packages: PackageView[], chosen: string): void {
  globalThis.fetch = async () => new Response(JSON.stringify({ data: [], meta: { status: 200 } }));
  const variant = packages.flatMap(({ variants }) => variants).find(({ uid }) => uid === chosen)!;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PlanPicker
        providerUid="x"
        groupUid={null}
        packages={packages}
        isAlone={false}
        chosen={variant}
        onChoose={onChoose}
      />
    </QueryClientProvider>,
  );
}
const rows = () => screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value);

it('shows the plans of one role, with what the chosen one is once', () => {
  open(PLANS, 'Reguler');
  expect(rows()).toEqual(['TV', 'Reguler']);
  expect(screen.getByText('Tentang Reguler')).toBeTruthy();
  expect(screen.queryByText('Tentang TV')).toBeNull();
  expect(screen.queryByText(/langsung ke provider/)).toBeNull();
});

it('the other role begins with its cheapest plan', () => {
  open(PLANS, 'Reguler');
  fireEvent.click(screen.getByRole('button', { name: 'Jadi host' }));
  expect(onChoose).toHaveBeenLastCalledWith('Host');
  cleanup();
  open(PLANS, 'Host');
  expect(rows()).toEqual(['Host TV', 'Host']);
  expect(screen.getByRole('button', { name: 'Jadi host', pressed: true })).toBeTruthy();
  expect(screen.getByText(/langsung ke provider/)).toBeTruthy();
});

it('without plans of both roles there is nothing to switch', () => {
  open(PLANS.slice(0, 2), 'TV');
  expect(screen.queryByRole('button')).toBeNull();
});
