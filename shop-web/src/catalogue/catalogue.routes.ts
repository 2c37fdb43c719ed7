import { PAGE } from '#contracts/shop-paths';
import { type RoomRoutes, page, staticPage } from '../platform/router/page';

/** The list of providers is part of the home page and of the page of a provider. */
export const catalogueRoutes: RoomRoutes = {
  pages: [
    page(PAGE.webviewProducts, () => import('./providers/webview-products.page'), 'WebviewProductsPage', {
      layout: 'oldBlank',
    }),
  ],
  userPages: [page(PAGE.wishlist, () => import('./wishlist/wishlist.page'), 'WishlistPage')],
  publicPages: [
    staticPage(PAGE.schemeOfPrice, () => import('./scheme/scheme.page'), 'SchemePage'),
    staticPage(PAGE.schemeProviderList, () => import('./scheme/provider-list.page'), 'SchemeProviderListPage'),
    staticPage(PAGE.preOrderInfo, () => import('./scheme/pre-order.page'), 'PreOrderPage'),
    staticPage(PAGE.rekafin, () => import('./scheme/rekafin.page'), 'RekafinPage'),
  ],
};
