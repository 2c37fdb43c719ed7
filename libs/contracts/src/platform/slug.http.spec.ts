import { describe, expect, it } from '@jest/globals';
import { createCampaignBody } from '#contracts/campaigns/campaigns.admin.http';
import { createProviderBody } from '#contracts/catalogue/catalogue-edit.admin.http';
import { createArticleBody } from '#contracts/content/content.admin.http';
import { createCauseBody } from '#contracts/products/giving/giving.admin.http';
import { createProductBody } from '#contracts/products/merchandise/merchandise.admin.http';
import { wordsBeside } from '#contracts/beside';
import { MOVED_PAGES, PAGE } from '#contracts/shop-paths';

interface Body {
  shape: { slug: { safeParse: (slug: string) => { success: boolean; error?: { issues: { message: string }[] } } } };
}
const SLUGS: [what: string, body: Body, taken: string[], free: string[]][] = [
  ['campaign', createCampaignBody, ['notice'], ['anniv', 'notice-2027']],
  ['merchandise', createProductBody, ['checkout'], ['kaos-checkout']],
  ['cause', createCauseBody, ['success', 'failed'], ['netflix', 'list']],
  ['provider', createProviderBody, ['sekurban'], ['netflix']],
  ['article', createArticleBody, [], ['checkout']],
];

describe('a slug is no word that stands at its place in another address', () => {
  it.each(SLUGS)('of a %s', (_, { shape }, taken, free) => {
    for (const word of taken)
      expect(shape.slug.safeParse(word).error?.issues).toEqual([
        expect.objectContaining({ message: 'Kata ini sudah dipakai alamat lain. Pilih yang lain.' }),
      ]);
    expect(free.filter((word) => !shape.slug.safeParse(word).success)).toEqual([]);
  });
});

it('every page with a slug in its path is known here', () => {
  const paths = [...Object.values(PAGE), ...Object.keys(MOVED_PAGES)];
  const met = paths.filter((path) => path.includes('/:')).map((path) => [path, wordsBeside(path, paths)] as const);
  expect(Object.fromEntries(met.filter(([, words]) => words.length > 0))).toEqual({
    [PAGE.provider]: ['sekurban'],
    [PAGE.merchandiseProduct]: ['checkout'],
    [PAGE.donationCause]: ['success', 'failed', 'netflix'],
    // One-time codes, which are longer than a word.
    [PAGE.webview]: ['digital-products'],
  });
});
