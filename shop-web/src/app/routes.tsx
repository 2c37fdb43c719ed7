import { type RouteObject, createBrowserRouter, redirect } from 'react-router';
import { ErrorPage, NotFoundPage } from './error.page';
import { onlyVisitors, requireSession } from './guards';
import { HomeRoute } from './home.route';
import { infoRoutes } from './info-routes';
import { RootLayout } from './layouts/root.layout';
import { page } from './lazy-part';

/** Also what is fetched ahead, being where most visitors go next. */
export const providerPage = page(async () => (await import('./provider-order.route')).Component);

/** The sitemap. Home comes with the first file, every other page on its own. Spec 1 §2. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    HydrateFallback: RootLayout,
    ErrorBoundary: ErrorPage,
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: [
          { index: true, Component: HomeRoute },
          { path: 'provider', lazy: { Component: providerPage } },
          { path: 'provider/:slug', lazy: { Component: providerPage } },
          {
            path: 'payment',
            lazy: { Component: page(async () => (await import('../features/payments/payment.page')).PaymentPage) },
          },
          {
            path: 'payment-confirmation',
            lazy: {
              Component: page(
                async () => (await import('../features/payments/payment-confirmation.page')).PaymentConfirmationPage,
              ),
            },
          },
          {
            path: 'thankyou',
            lazy: { Component: page(async () => (await import('../features/orders/thankyou.page')).ThankyouPage) },
          },
          {
            path: 'thankyou/pre-order',
            lazy: {
              Component: page(
                async () => (await import('../features/orders/thankyou-pre-order.page')).ThankyouPreOrderPage,
              ),
            },
          },
          {
            path: 'thankyou/user-host',
            lazy: { Component: page(async () => (await import('../features/hosts/user-host.page')).UserHostPage) },
          },
          {
            path: 'login',
            loader: onlyVisitors,
            lazy: { Component: page(async () => (await import('../features/session/login.page')).LoginPage) },
          },
          {
            path: 'register',
            loader: onlyVisitors,
            lazy: { Component: page(async () => (await import('../features/session/register.page')).RegisterPage) },
          },
          {
            path: 'user',
            loader: requireSession,
            // Also when only the search changes: the session may have ended in another tab.
            shouldRevalidate: () => true,
            lazy: { Component: page(async () => (await import('./layouts/profile.layout')).ProfileLayout) },
            children: [
              { index: true, loader: () => redirect('/user/profile') },
              {
                path: 'profile',
                lazy: { Component: page(async () => (await import('../features/session/profile.page')).ProfilePage) },
              },
              {
                path: 'order',
                lazy: {
                  Component: page(async () => (await import('../features/orders/order-list.page')).OrderListPage),
                },
              },
              {
                path: 'order/details',
                lazy: {
                  Component: page(async () => (await import('../features/orders/order-detail.page')).OrderDetailPage),
                },
              },
              {
                path: 'notification',
                lazy: {
                  Component: page(
                    async () => (await import('../features/notifications/notification-list.page')).NotificationListPage,
                  ),
                },
              },
            ],
          },
          ...infoRoutes,
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
];

export const router = createBrowserRouter(routes);
