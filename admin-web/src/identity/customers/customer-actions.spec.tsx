import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderRecord } from '../../../test/render-record';
import { stubPayments } from '../../../test/stub-payments';
import { user } from '../../../test/user';
import { CustomerActions } from './customer-actions';

const open = (allowedActions: string[]) =>
  renderRecord(<CustomerActions />, {
    resource: 'customers',
    record: { id: '30000000-0000-4000-8000-000000000001', allowedActions },
    dataProvider: stubPayments([]).dataProvider,
  });

it('a customer is not blocked by a button beside the ordinary ones', async () => {
  await open(['block']);
  expect(screen.queryByRole('button', { name: 'Blokir' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Tindakan lain' }));
  expect(screen.getByRole('menuitem', { name: 'Blokir' })).toBeVisible();
});

it('to unblock a customer is no next step', async () => {
  await open(['unblock', 'withdraw-erasure']);
  for (const button of screen.getAllByRole('button')) expect(button.className).not.toContain('contained');
});
