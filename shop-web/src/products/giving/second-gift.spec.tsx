import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import type { CauseDetail } from '#contracts/products/giving/donations.http';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { profileQuery } from '../../identity/profile/profile.query';
import { clearDrafts } from '../../platform/draft-store';
import { clearSession, saveSession } from '../../platform/session/session';
import { ordersQuery } from '../../sales/orders/orders.queries';
import { DonateForm } from './donate-form';
import { myGiftsQuery, tipHostsQuery } from './giving.queries';
import { ThrSubmissionPage } from './thr-submission.page';
import { TipSubmissionPage } from './tip-submission.page';

const CONTACT = { name: 'Budi', email: 'budi@patungan.test', phoneNumber: '0812-3456-7890' };
const HOSTS = [
  { groupUid: 'a', name: 'S**i', plan: 'Netflix Host TV' },
  { groupUid: 'b', name: 'A**k', plan: 'Spotify Host' },
];

beforeEach(() => saveSession({ accessToken: 'a', refreshToken: 'r' }));
afterEach(() => {
  cleanup();
  clearDrafts();
  clearSession();
});

/** With one unpaid order of giving, of this name. */
function open(page: ReactNode, packageName: string, path = '/'): void {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const unpaid = { orderUid: 'o', customerUid: 'c', orderNumber: 'PTG-1', grandTotal: 20_000, dueAt: null };
  const items = [{ ...unpaid, productLine: 'giving', providerName: packageName.split(' ')[0], packageName }];
  queries.setQueryData(ordersQuery(1, ORDER_STATUS.awaitingPayment).queryKey, { items } as never);
  queries.setQueryData(profileQuery().queryKey, CONTACT as never);
  queries.setQueryData(tipHostsQuery().queryKey, HOSTS);
  queries.setQueryData(myGiftsQuery().queryKey, { items: [{ orderUid: 'o', recipientName: "Bu Nur'aini" }] } as never);
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[path]}>{page}</MemoryRouter>
    </QueryClientProvider>,
  );
}
const warned = () => screen.queryByText(/yang belum dibayar/) !== null;

describe('an unpaid order of giving is named only by the form of the same one', () => {
  const cause = { type: 'dapur', name: 'Dapur Umum' } as CauseDetail;
  it.each<[string, () => ReactNode, string, boolean]>([
    ['a tip to the team', () => <TipSubmissionPage />, 'Tip tim Patungan', true],
    ['a tip, of a donation', () => <TipSubmissionPage />, 'Donasi Dapur Umum', false],
    ['a donation', () => <DonateForm cause={cause} contact={CONTACT} />, 'Donasi Dapur Umum', true],
    [
      'a donation, of another cause',
      () => <DonateForm cause={cause} contact={CONTACT} />,
      'Donasi Sekolah Pesisir',
      false,
    ],
  ])('%s', (_, page, name, isSame) => {
    open(page(), name);
    expect(warned()).toBe(isSame);
  });

  it('a tip for a host: that for the chosen one', () => {
    open(<TipSubmissionPage />, 'Tip host Netflix TV', '/?to=host');
    expect(warned()).toBe(true);
    fireEvent.change(screen.getByLabelText('Host'), { target: { value: 'b' } });
    expect(warned()).toBe(false);
  });

  it('a gift: that for the person who is typed', () => {
    open(<ThrSubmissionPage />, 'Hadiah THR');
    expect(warned()).toBe(false);
    fireEvent.change(screen.getByLabelText('Untuk siapa?'), { target: { value: 'bu  nur’aini ' } });
    expect(warned()).toBe(true);
  });
});
