import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { categoriesQuery, providersQuery } from '../catalogue/providers/catalogue.queries';
import { LAYOUTS, layoutOf } from '../platform/router/layouts';
import { groupsQuery } from '../products/subscriptions/provider/groups.queries';
import { matchRoutes } from 'react-router';
import { routes } from './routes';

const uid = '10000000-0000-4000-8000-000000000001';
/** What a query asks the API for. */
async function askedBy(query: object): Promise<Record<string, string>> {
  let asked = '';
  globalThis.fetch = async (input) => {
    asked = String(input);
    return new Response(JSON.stringify({ data: [], meta: { status: 200, page: 1, limit: 50, total: 0 } }));
  };
  await new QueryClient().fetchQuery(query as Parameters<QueryClient['fetchQuery']>[0]);
  return Object.fromEntries(new URL(asked, 'http://shop.test').searchParams);
}

describe('the page sizes', () => {
  it('providers are asked for from page 1, fifty a page, with empty keyword and category, and type 0', async () => {
    const asked = await askedBy(providersQuery({ page: 1, keyword: '', category: '' }));
    expect(asked).toMatchObject({ page: '1', limit: '50', type: '0' });
    expect([asked['keyword'] ?? '', asked['category'] ?? '']).toEqual(['', '']);
  });

  it('categories are fifty a page, groups five', async () => {
    expect(await askedBy(categoriesQuery())).toMatchObject({ page: '1', limit: '50' });
    expect(await askedBy(groupsQuery(uid, 1))).toMatchObject({ page: '1', limit: '5' });
  });
});

it('the primary colour is the green #08A081', () => {
  const css = readFileSync(path.resolve('shop-web/src/theme.css'), 'utf8');
  expect(css).toMatch(/--color-brand: #08a081;/i);
});

it.each([
  ['default', '/'],
  ['blank', '/webview/a/b'],
  ['oldBlank', '/webview/digital-products'],
  ['simple', '/payment'],
  ['simpleWithFooter', '/login'],
  ['campaignMission', '/Anniv5eakun'],
  ['light', '/journey'],
  ['navigationBlank', '/links'],
  ['new', '/blog'],
  ['none', '/info/maintenance'],
  ['paymentResult', '/payment-result'],
  ['profile', '/user/profile'],
  ['thankYou', '/thankyou'],
  ['tipSubmission', '/tip-submission'],
] as const)('the layout %s is that of %s', (name, address) => {
  const matches = matchRoutes(routes, address)!.map(({ route }) => ({ handle: route.handle as unknown }));
  expect(layoutOf(matches)).toBe(LAYOUTS[name]);
});
