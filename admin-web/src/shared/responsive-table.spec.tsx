import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { onPhone } from '../../test/a-window';
import { openPage } from '../../test/open-page';
import { scriptedRecords } from '../../test/scripted-records';
import { CategoryList } from '../categories/category-list';

const id = '30000000-0000-4000-8000-000000000001';
const openList = (name: string) =>
  openPage(<CategoryList />, {
    resource: 'categories',
    path: '/categories',
    dataProvider: scriptedRecords({ categories: [{ id, name, slug: 'musik', position: 1, providers: 3 }] })
      .dataProvider,
  });

it('a line on a phone keeps its order number in one piece, and the text around it', async () => {
  onPhone();
  await openList('Budi · PTG-261123-DK3VF47 · Netflix');
  expect(await screen.findByText('PTG-261123-DK3VF47')).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent('Budi · PTG-261123-DK3VF47 · Netflix');
});
