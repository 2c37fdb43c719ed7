import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { AdminRole } from '#domain/platform/admin-role';
import { renderRecord } from '../../../test/render-record';
import { stubPayments } from '../../../test/stub-payments';
import { BlockHistory } from './block-history';

const id = '30000000-0000-4000-8000-000000000001';

/** What is asked for while the entries of a customer are counted. */
async function show(total: number, role?: AdminRole) {
  const asked: unknown[] = [];
  await renderRecord(<BlockHistory customerUid={id} />, {
    role,
    resource: 'customers',
    record: { id, allowedActions: [] },
    dataProvider: {
      ...stubPayments([]).dataProvider,
      getList: async (resource, { filter }) => {
        asked.push([resource, filter]);
        return { data: [], total };
      },
    },
  });
  return asked;
}

it('a customer leads to all their entries, also to those that were lifted', async () => {
  const asked = await show(2);
  const link = await screen.findByRole('link', { name: '2' });
  expect(decodeURIComponent(link.getAttribute('href')!)).toBe(`/blacklist?filter={"customerUid":"${id}"}`);
  expect(screen.getByText('Riwayat daftar hitam')).toBeVisible();
  expect(asked).toEqual([['blacklist', { customerUid: id }]]);
});

it('a role without the blacklist asks for nothing', async () => {
  expect(await show(2, 'finance')).toEqual([]);
  expect(screen.queryByRole('link')).toBeNull();
});
