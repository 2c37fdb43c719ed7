import { PAGE } from '#contracts/shop-paths';
import { page } from '../../platform/router/page';
import type { ProductLine } from '../../sales/product-line';

export const merchandise: ProductLine = {
  routes: {
    userPages: [
      page(PAGE.merchandiseOrders, () => import('./merchandise-list.page'), 'MerchandiseListPage'),
      page(PAGE.merchandiseOrder, () => import('./merchandise-detail.page'), 'MerchandiseDetailPage'),
    ],
  },
};
