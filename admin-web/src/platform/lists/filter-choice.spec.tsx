import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { SortPayload } from 'react-admin';
import { openPage } from '../../../test/open-page';
import { stubPayments } from '../../../test/stub-payments';
import { user } from '../../../test/user';
import { PaymentList } from '../../sales/payments/payment-list';
import { ReimbursementList } from '../../products/subscriptions/reimbursements/reimbursement-list';
import { listPath } from './list-path';

/** Opens a list with this filter in its address. @returns the requested sort order. */
async function orderOf(List: () => ReactNode, resource: string, filter: Record<string, unknown>) {
  const asked: (SortPayload | undefined)[] = [];
  const { dataProvider } = stubPayments([]);
  await openPage(<List />, {
    resource,
    path: `/${resource}`,
    at: listPath(resource, filter),
    dataProvider: {
      ...dataProvider,
      getList: async (_, { sort }) => {
        asked.push(sort);
        return { data: [], total: 0 };
      },
    },
  });
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  return asked;
}

describe('a link to a list that names a filter and no order', () => {
  it('shows what is done newest first', async () => {
    const asked = await orderOf(PaymentList, 'payments', { state: 'confirmed' });
    expect(asked).toEqual([{ field: 'decidedAt', order: 'DESC' }]);
  });

  it.each([
    [PaymentList, 'payments', { state: 'submitted' }, 'submittedAt'],
    [ReimbursementList, 'reimbursements', { unpaid: true }, 'dueAt'],
  ])('shows what waits oldest first, %#', async (List, resource, filter, field) => {
    expect(await orderOf(List, resource, filter)).toEqual([{ field, order: 'ASC' }]);
  });

  it('keeps the order of the choice beside a search', async () => {
    const asked = await orderOf(ReimbursementList, 'reimbursements', { state: 'paid', q: 'Hana' });
    expect(asked).toEqual([{ field: 'paidAt', order: 'DESC' }]);
  });
});

it('each choice has its order, whichever was chosen before', async () => {
  const asked = await orderOf(PaymentList, 'payments', { state: 'confirmed' });
  await user.click(screen.getByRole('button', { name: 'Dicek' }));
  await waitFor(() => expect(asked.at(-1)).toEqual({ field: 'submittedAt', order: 'ASC' }));
  await user.click(screen.getByRole('button', { name: 'Ditolak' }));
  await waitFor(() => expect(asked.at(-1)).toEqual({ field: 'decidedAt', order: 'DESC' }));
});
