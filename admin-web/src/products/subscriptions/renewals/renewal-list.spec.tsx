import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { openPage } from '../../../../test/open-page';
import { signInAs } from '../../../../test/sign-in-as';
import { stubRecords } from '../../../../test/stub-records';
import { RenewalList } from './renewal-list';

const row = (n: number, amount: number | null) => ({
  id: `30000000-0000-4000-8000-00000000000${n}`,
  orderNumber: `PTG-${n}`,
  customerName: 'Budi Santoso',
  groupName: 'Netflix 1 bulan #3',
  providerName: 'Netflix',
  packageName: 'Reguler TV',
  durationLabel: '1 bulan',
  paidUntil: null,
  stage: 'waiting',
  waLink: 'https://wa.me/628111',
  amount,
});

async function open(...amounts: (number | null)[]) {
  signInAs('owner');
  const { dataProvider } = stubRecords({ renewals: amounts.map((amount, at) => row(at + 1, amount)) });
  await openPage(<RenewalList />, {
    resource: 'renewals',
    path: '/renewals',
    dataProvider: { ...dataProvider, get: async () => [] as never },
  });
  await screen.findByText('PTG-1');
  return screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
}

it('has a column of prices only where one of the renewals has a price', async () => {
  expect(await open(null, null)).not.toContain('Harga');
});

it('has it for all of them where one has', async () => {
  expect(await open(null, 54_000)).toContain('Harga');
  expect(screen.getByText('Rp54.000')).toBeVisible();
});

it('says a plan on one line with a short duration, and the whole of it when it is pointed at', async () => {
  await open(null);
  expect(screen.getByText('Netflix Reguler TV · 1 bln')).toHaveAttribute('title', 'Netflix Reguler TV · 1 bulan');
});
