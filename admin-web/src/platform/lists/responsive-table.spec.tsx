import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { resizableWindow, onPhone } from '../../../test/window-width';
import { openPage } from '../../../test/open-page';
import { stubRecords } from '../../../test/stub-records';
import { user } from '../../../test/user';
import { CategoryList } from '../../catalogue/categories/category-list';

const id = '30000000-0000-4000-8000-000000000001';
const openList = (name: string) =>
  openPage(<CategoryList />, {
    resource: 'categories',
    path: '/categories',
    dataProvider: stubRecords({ categories: [{ id, name, slug: 'musik', position: 1, providers: 3 }] }).dataProvider,
  });

it('a line on a phone keeps its order number in one piece, and the text around it', async () => {
  onPhone();
  await openList('Budi · PTG-261123-DK3VF47 · Netflix');
  expect(await screen.findByText('PTG-261123-DK3VF47')).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent('Budi · PTG-261123-DK3VF47 · Netflix');
});

describe('a row of a table', () => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  afterEach(() => void opened.mockClear());
  const openRow = async () => {
    resizableWindow();
    await openList('Musik');
    return screen.findByText('Musik');
  };

  it.each([
    ['Ctrl', '{Control>}', '[MouseLeft]'],
    ['Cmd', '{Meta>}', '[MouseLeft]'],
    ['the middle button', '', '[MouseMiddle]'],
  ])('opens in a new tab with %s, and this one stays', async (_, held, button) => {
    const target = await openRow();
    if (held) await user.keyboard(held);
    await user.pointer({ keys: button, target });
    if (held) await user.keyboard('{/Control}{/Meta}');
    expect(opened.mock.calls).toEqual([[`/categories/${id}/show`, '_blank']]);
    expect(screen.getByText('Musik')).toBeVisible();
  });

  it('opens in this one otherwise', async () => {
    await user.click(await openRow());
    expect(await screen.findByText(`/categories/${id}/show`)).toBeVisible();
    expect(opened).not.toHaveBeenCalled();
  });
});

it('a line on a phone is a link of itself', async () => {
  onPhone();
  await openList('Musik');
  expect(await screen.findByRole('link', { name: /Musik/ })).toHaveAttribute('href', `/categories/${id}/show`);
});
