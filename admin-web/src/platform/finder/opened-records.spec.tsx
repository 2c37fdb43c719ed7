import { expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { openPage } from '../../../test/open-page';
import { signInAs } from '../../../test/sign-in-as';
import { stubRecords } from '../../../test/stub-records';
import { CategoryShow } from '../../catalogue/categories/category-show';
import { openedRecords, rememberOpened } from './opened-records';

const id = '30000000-0000-4000-8000-000000000001';

it('the page of a record is remembered by its name, and not in the storage of the browser', async () => {
  signInAs('owner');
  const category = { id, name: 'Musik', slug: 'musik', position: 1, providers: 3, version: 1 };
  await openPage(<CategoryShow />, {
    resource: 'categories',
    path: '/categories/:id/show',
    at: `/categories/${id}/show`,
    dataProvider: stubRecords({ categories: [category] }).dataProvider,
  });
  await waitFor(() => expect(openedRecords()).toEqual([{ resource: 'categories', id, title: 'Musik' }]));
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('Musik');
});

it('one that is opened again stands first, once', () => {
  signInAs('owner');
  for (const n of ['a', 'b', 'a']) rememberOpened({ resource: 'orders', id: n, title: n });
  expect(openedRecords().map(({ id: opened }) => opened)).toEqual(['a', 'b', id]);
});
