import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { openPage } from '../../../../test/open-page';
import { stubPayments } from '../../../../test/stub-payments';
import { StatusChip } from '../../../platform/fields/status-chip';
import { shownSeat } from '../shared/shown-seat';

it('the status of an account is one Indonesian word with the fixed label as its hint, and nothing for a refund', async () => {
  await openPage(
    <ul>
      {[...Object.values(ACCOUNT_STATUS), shownSeat({ status: ACCOUNT_STATUS.active, hasAccess: false })].map(
        (code) => (
          <li key={code}>
            <StatusChip subject="account" value={code} />
          </li>
        ),
      )}
    </ul>,
    { resource: 'accounts', path: '/', dataProvider: stubPayments([]).dataProvider },
  );
  const shown = screen
    .getAllByRole('listitem')
    .map(
      (item) =>
        item.textContent +
        (item.querySelector('[title]') ? ` (${item.querySelector('[title]')!.getAttribute('title')})` : ''),
    );
  expect(shown).toEqual([
    'Dipesan (Registered)',
    'Dicek (Waiting For Confirmation)',
    'Aktif (Active)',
    'Menunggu grup (Pending)',
    'Berakhir (Cancel)',
    '',
    'Perlu tindakan (Waiting For Follow-up)',
    'Disiapkan (Active)',
  ]);
});
