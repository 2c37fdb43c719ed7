import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { onPhone } from '../../../test/window-width';
import { openPage } from '../../../test/open-page';
import { stubRecords } from '../../../test/stub-records';
import { signInAs } from '../../../test/sign-in-as';
import { CategoryShow } from '../../catalogue/categories/category-show';
import { RecordEdit } from '../forms/record-form';

const id = '30000000-0000-4000-8000-000000000001';
const category = { id, name: 'Musik', slug: 'musik', position: 1, providers: 3, version: 1 };

const open = (page: ReactNode, path: string) =>
  openPage(page, {
    resource: 'categories',
    path,
    at: path.replace(':id', id),
    dataProvider: stubRecords({ categories: [category] }).dataProvider,
  });

it('the buttons of a record page have visible labels on a phone', async () => {
  onPhone();
  await open(<CategoryShow />, '/categories/:id/show');
  expect(await screen.findByRole('link', { name: 'Ubah' })).toHaveTextContent('Ubah');
});

it('so have those of a form', async () => {
  onPhone();
  await open(
    <RecordEdit fields={['name']}>
      <i />
    </RecordEdit>,
    '/categories/:id',
  );
  expect(await screen.findByRole('link', { name: 'Lihat' })).toHaveTextContent('Lihat');
  expect(screen.getByRole('link', { name: 'Lihat' })).toHaveAttribute('href', `/categories/${id}/show`);
});

it('there is no way to a form for a role that may not write', async () => {
  signInAs('support');
  await open(<CategoryShow />, '/categories/:id/show');
  await screen.findByRole('heading', { name: 'Musik' });
  expect(screen.queryByRole('link', { name: 'Ubah' })).toBeNull();
});
