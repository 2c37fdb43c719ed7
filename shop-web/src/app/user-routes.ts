import type { RouteObject } from 'react-router';
import { page } from './lazy-part';

/** Below /user, in the frame of the user area. Spec 1 §2. */
export const userRoutes: RouteObject[] = [
  {
    path: 'order/details-old',
    lazy: { Component: page(async () => (await import('../features/orders/order-detail.page')).OldOrderDetailPage) },
  },
  {
    path: 'merchandise',
    lazy: {
      Component: page(async () => (await import('../features/merchandise/merchandise-list.page')).MerchandiseListPage),
    },
  },
  {
    path: 'merchandise/details',
    lazy: {
      Component: page(
        async () => (await import('../features/merchandise/merchandise-detail.page')).MerchandiseDetailPage,
      ),
    },
  },
  {
    path: 'delete-account',
    lazy: { Component: page(async () => (await import('../features/privacy/delete-account.page')).DeleteAccountPage) },
  },
];
