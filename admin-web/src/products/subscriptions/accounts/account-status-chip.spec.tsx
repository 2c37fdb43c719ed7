import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { openPage } from '../../../../test/open-page';
import { stubPayments } from '../../../../test/stub-payments';
import { StatusChip } from '../../../platform/fields/status-chip';
import { shownSeat } from '../shared/shown-seat';

it('the status of an account is one Indonesian word with the fixed label behind it, and nothing for a refund', async () => {
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
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'DipesanRegistered',
    'DicekWaiting For Confirmation',
    'AktifActive',
    'Menunggu grupPending',
    'BerakhirCancel',
    '',
    'Perlu tindakanWaiting For Follow-up',
    'DisiapkanActive',
  ]);
});
