import { type RouteObject, redirect } from 'react-router';
import { ErrorPage, NotFoundPage } from './error.page';
import { HomeRoute } from './home.route';
import { identityRoutes } from './identity-routes';
import { infoRoutes } from './info-routes';
import { inLayout } from './layouts/layouts';
import { LoadingLayout, RootLayout } from './layouts/root.layout';
import { page } from './lazy-part';
import { middleware } from './middleware';
import { seglowupRoutes } from './seglowup-routes';
import { userRoutes } from './user-routes';

/** Also what is fetched ahead, being where most visitors go next. */
export const providerPage = page(async () => (await import('./provider-order.route')).Component);

/** The sitemap. Home comes with the first file, every other page on its own. Spec 1 §2. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    HydrateFallback: LoadingLayout,
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
            handle: inLayout('simple'),
            lazy: { Component: page(async () => (await import('../features/payments/payment.page')).PaymentPage) },
          },
          {
            path: 'payment-confirmation',
            handle: inLayout('paymentResult'),
            lazy: {
              Component: page(
                async () => (await import('../features/payments/payment-confirmation.page')).PaymentConfirmationPage,
              ),
            },
          },
          {
            path: 'thankyou',
            handle: inLayout('thankYou'),
            lazy: { Component: page(async () => (await import('../features/orders/thankyou.page')).ThankyouPage) },
          },
          {
            path: 'thankyou/pre-order',
            handle: inLayout('thankYou'),
            lazy: {
              Component: page(
                async () => (await import('../features/orders/thankyou-pre-order.page')).ThankyouPreOrderPage,
              ),
            },
          },
          {
            path: 'thankyou/user-host',
            handle: inLayout('thankYou'),
            lazy: { Component: page(async () => (await import('../features/hosts/user-host.page')).UserHostPage) },
          },
          {
            path: 'login',
            handle: inLayout('simpleWithFooter'),
            loader: middleware('visitor'),
            lazy: { Component: page(async () => (await import('../features/session/login.page')).LoginPage) },
          },
          {
            path: 'register',
            handle: inLayout('simpleWithFooter'),
            loader: middleware('visitor'),
            lazy: { Component: page(async () => (await import('../features/session/register.page')).RegisterPage) },
          },
          {
            path: 'webview/:atoken?/:rtoken?',
            handle: inLayout('blank'),
            lazy: { Component: page(async () => (await import('../features/session/webview.page')).WebviewPage) },
          },
          {
            path: 'user',
            handle: inLayout('profile'),
            loader: middleware('authorize', 'session'),
            // Also when only the search changes: the session may have ended in another tab.
            shouldRevalidate: () => true,
            lazy: { Component: page(async () => (await import('./layouts/profile.layout')).ProfileLayout) },
            children: [
              { index: true, loader: () => redirect('/user/profile') },
              ...userRoutes,
              {
                path: 'profile',
                lazy: { Component: page(async () => (await import('../features/profile/profile.page')).ProfilePage) },
              },
              {
                path: 'profile/reset-password',
                lazy: {
                  Component: page(
                    async () => (await import('../features/identity/reset-password.page')).ResetPasswordPage,
                  ),
                },
              },
              {
                path: 'profile/change-email',
                lazy: {
                  Component: page(async () => (await import('../features/identity/change-email.page')).ChangeEmailPage),
                },
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
                path: 'membership',
                lazy: {
                  Component: page(
                    async () => (await import('../features/memberships/membership-list.page')).MembershipListPage,
                  ),
                },
              },
              {
                path: 'membership/details',
                lazy: {
                  Component: page(async () => (await import('../features/memberships/membership.page')).MembershipPage),
                },
              },
              {
                path: 'sessions',
                lazy: {
                  Component: page(async () => (await import('../features/session/sessions.page')).SessionsPage),
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
          {
            path: 'reminder-contact',
            loader: middleware('authorize', 'session'),
            lazy: {
              Component: page(
                async () => (await import('../features/profile/reminder-contact.page')).ReminderContactPage,
              ),
            },
          },
          ...identityRoutes,
          ...seglowupRoutes,
          ...infoRoutes,
          {
            path: 'info/maintenance',
            handle: inLayout('none'),
            lazy: { Component: async () => (await import('../features/info/maintenance.page')).MaintenancePage },
          },
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
];
