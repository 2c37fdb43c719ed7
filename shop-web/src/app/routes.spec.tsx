import { describe, expect, it } from '@jest/globals';
import { type RouteObject, matchRoutes } from 'react-router';
import {
  HOME_SECTION,
  MOVED_PAGES,
  PAGE,
  WEBVIEW_ROOT,
  accountLinkPath,
  privatePrefixes,
  webviewPath,
} from '#contracts/shop-paths';
import { LINK_PURPOSES } from '#domain/identity/registration/account-link';
import { publicPages, routes } from './routes';

const pathsOf = (list: readonly RouteObject[]): string[] =>
  list.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsOf(children)]);
const leafOf = (path: string) => matchRoutes(routes, path)?.at(-1)?.route;

/** Every address of the specification, with an example for each parameter, and those that the shop has added. They must not disappear. */
const PUBLISHED =
  `/ /about-us /additional-payment /additional-payment/result /Anniv5eakun /confirmation /donation /donation/failed
  /donation/success /donation/netflix /donation/netflix/list /error /event /event/anniv/verification /help /ios /journey
  /links /login /register /manual-upload-payment-slip /merchandise /old-order /order /payment /payment-confirmation
  /payment-dev /payment-result /payment-result/rekafin /privacy-policy /provider /provider/rekafin /rekafin
  /reminder-contact /sefoursary /sefoursary/approval /sefoursary/game /sefoursary/game/level /sefoursary/prize-code
  /seglowup /seglowup/confirmation /seglowup/provider /seglowup/thankyou /sekeranjang /sekeranjang/create-product
  /sekeranjang/create-success /sekeranjang/order /sekeranjang/order-success /sekeranjang/product-detail /sekurban
  /sekurban-old /sekurban-old-2 /semabar /semabar/details-venue /sequrban /sequrban-old /sequrban-old/order /setitip
  /setitip/order /setitip/payment /support-merchandise-products /terms-of-use /thankyou /thankyou/event-registered
  /thankyou/pre-order /thankyou/user-host /thr /thr-submission /tip /tip-submission /tip/thankyou /vote
  /webview/digital-products /info/canva-migration /info/customers /info/maintenance /info/pre-order
  /info/scheme-of-price /info/scheme-of-price/provider-list /info/user-host
  /user/profile /user/profile/reset-password /user/profile/reset-password/expired /user/profile/reset-password/reset
  /user/address /user/order /user/order/details /user/order/details-old /user/merchandise /user/merchandise/details
  /user/delete-account /user/forget-password /user/forget-password/expired /user/forget-password/update
  /user/verify-email /user/verify-email/expired
  /donation/netflix/failed /donation/netflix/failed/one /donation/netflix/success /donation/netflix/success/one
  /donation/sekolah /donation/sekolah/list /donation/sekolah/failed /donation/sekolah/failed/one
  /donation/sekolah/success /donation/sekolah/success/one /merchandise/checkout /merchandise/checkout/one
  /merchandise/kaus /new-payment /new-payment/one /webview /webview/one /webview/one/two
  /contact /report-problem /blog`.split(/\s+/);

describe('the paths of the shop', () => {
  it('are the routes of the router: each path has a page and each page a path', () => {
    expect(pathsOf(routes).toSorted()).toEqual([...Object.values(PAGE), ...Object.keys(MOVED_PAGES), '*'].toSorted());
  });

  it.each(PUBLISHED)('every route of the table has a page: %s', (path) => {
    expect(leafOf(path)?.path ?? '*').not.toBe('*');
  });

  it.each(Object.entries(MOVED_PAGES))(
    'of earlier years lead to the present page with their query: %s',
    async (old, page) => {
      const { loader } = leafOf(old)!;
      const request = new Request(`https://patungan.test${old}?animalUid=1&utm=a`);
      const answer = await (loader as (args: { request: Request }) => Response)({ request });
      expect(answer.headers.get('location')).toBe(`${page}?animalUid=1&utm=a`);
      expect(leafOf(page)?.path).toBe(page);
    },
  );

  it.each(LINK_PURPOSES)('of a %s link in a mail leads to a page of its own', (purpose) => {
    const [path] = accountLinkPath(purpose, 'token').split('#');
    expect(leafOf(path!)?.path).toBe(path);
  });

  it('with the code of the embedding app lead to its page', () => {
    expect(leafOf(webviewPath('a', 'b'))?.path).toBe(PAGE.webview);
    expect(leafOf(WEBVIEW_ROOT)?.path).toBe(PAGE.webview);
  });

  it('are read before the patterns that they fit: /webview/digital-products is no code', () => {
    expect(leafOf('/webview/digital-products')?.path).toBe('/webview/digital-products');
    expect(leafOf('/webview/a/b/c')?.path).toBe('*');
  });

  it('of sections of the home page stay on it', () => {
    for (const path of Object.values(HOME_SECTION)) expect(path).toMatch(/^\/#\w/);
  });

  it('that are disallowed for search engines contain no public page', () => {
    const isPrivate = (path: string) => privatePrefixes().some((prefix) => path.startsWith(prefix));
    expect(publicPages.filter(({ path }) => isPrivate(path!))).toEqual([]);
    for (const page of [PAGE.orders, PAGE.payment, PAGE.thankyouHost, PAGE.login]) expect(isPrivate(page)).toBe(true);
  });
});
