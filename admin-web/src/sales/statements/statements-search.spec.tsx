import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderRecord } from '../../../test/render-record';
import { stubPayments } from '../../../test/stub-payments';
import { user } from '../../../test/user';
import { StatementsPage } from './statements.page';

it('the lines of statements are searched by what is typed above them', async () => {
  const asked: unknown[] = [];
  await renderRecord(<StatementsPage />, {
    role: 'support',
    resource: 'statement-lines',
    record: { id: '1', allowedActions: [] },
    dataProvider: {
      ...stubPayments([]).dataProvider,
      getList: async (_, { filter }) => {
        asked.push(filter);
        return { data: [], total: 0 };
      },
    },
  });
  await user.type(screen.getByRole('searchbox', { name: /Cari keterangan bank, nama/ }), ' Budi ');
  await waitFor(() => expect(asked.at(-1)).toEqual({ state: 'open', q: 'Budi' }));
  expect(asked[0]).toEqual({ state: 'open' });
});
