import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { openPage } from '../../../test/open-page';
import { stubRecords } from '../../../test/stub-records';
import { user } from '../../../test/user';
import { ProviderEdit } from './provider-form';

const netflix = {
  id: '70000000-0000-4000-8000-000000000009',
  slug: 'netflix',
  name: 'Netflix',
  categoryUid: '70000000-0000-4000-8000-000000000010',
  type: 1,
  color: '#e50914',
  tagline: 'Film dan serial',
  description: 'Tonton bareng.',
  position: 1,
  version: 1,
  allowedActions: [],
};
const plan = { uid: 'v', packageName: 'Premium', duration: 1, durationLabel: '1 bulan', isHost: false };
const inShop = {
  uid: netflix.id,
  member: 4,
  isHost: false,
  startingPrice: 54_000,
  saving: 71,
  variants: [
    { ...plan, grandTotal: 54_000, isPo: true },
    { ...plan, grandTotal: 69_000, isPo: false },
  ],
};

/** The form of Netflix; `items` are what the shop's list has. */
async function open(items: object[]) {
  const script = stubRecords({ providers: [netflix], categories: [{ id: netflix.categoryUid, name: 'Hiburan' }] });
  const asked: string[] = [];
  await openPage(<ProviderEdit />, {
    resource: 'providers',
    path: '/providers/:id',
    at: `/providers/${netflix.id}`,
    dataProvider: {
      ...script.dataProvider,
      getOfShop: async (path: string) => (asked.push(path), items as never),
    },
  });
  return { asked, card: await screen.findByRole('group', { name: 'Kartu di daftar layanan' }) };
}

describe('the preview of a provider', () => {
  it('is the card of the shop: with the price of the cheapest plan, what it saves, its badge and its group', async () => {
    const { asked, card } = await open([{ ...inShop, uid: 'other', startingPrice: 1 }, inShop]);
    await waitFor(() => expect(card).toHaveTextContent('mulai Rp54.000/bulan'));
    for (const words of ['Hemat 71% · grup 4 orang', 'Pre-Order']) expect(card).toHaveTextContent(words);
    expect(card.querySelectorAll('svg path')).toHaveLength(4);
    expect(asked).toEqual(['provider?keyword=Netflix']);
  });

  it('follows what is typed, without asking again', async () => {
    const { asked, card } = await open([inShop]);
    await waitFor(() => expect(card).toHaveTextContent('Rp54.000'));
    await user.type(screen.getByRole('textbox', { name: /^Nama/ }), ' Baru');
    expect(card).toHaveTextContent('Netflix Baru');
    expect(asked).toHaveLength(1);
  });

  it('has no price where the shop does not show the provider', async () => {
    const { card } = await open([]);
    expect(card).toHaveTextContent('Netflix');
    expect(card).not.toHaveTextContent('Rp');
  });
});
