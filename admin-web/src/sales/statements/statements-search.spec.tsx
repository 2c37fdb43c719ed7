import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderRecord } from '../../../test/render-record';
import { stubPayments } from '../../../test/stub-payments';
import { user } from '../../../test/user';
import { StatementsPage } from './statements.page';

let asked: unknown[];
let counted: URLSearchParams[];

beforeEach(async () => {
  [asked, counted] = [[], []];
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
      get: async (path) => {
        counted.push(new URLSearchParams(path.split('?')[1]));
        return [3, 12, 0, 0, 1, 0] as never;
      },
    },
  });
});

it('the lines of statements are searched by what is typed above them, and so are their counts', async () => {
  await user.type(screen.getByRole('searchbox', { name: /Cari keterangan bank, nama/ }), ' Budi ');
  await waitFor(() => expect(asked.at(-1)).toEqual({ state: 'open', q: 'Budi' }));
  expect(asked[0]).toEqual({ state: 'open' });
  await waitFor(() => expect(counted.at(-1)!.get('filter')).toBe('{"q":"Budi"}'));
});

it('each state of a line is a chip with how many lines are in it', async () => {
  const used = screen.getByRole('button', { name: 'Sudah cocok' });
  await waitFor(() => expect(used).toHaveAccessibleDescription('12'));
  await user.click(used);
  await waitFor(() => expect(asked.at(-1)).toEqual({ state: 'used' }));
  expect(used).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'Belum cocok' })).toHaveAttribute('aria-pressed', 'false');
});
