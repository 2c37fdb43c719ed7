import type { RouteObject } from 'react-router';
import { page } from './lazy-part';

/** Pages behind the links of our mails, which may be opened where nobody is signed in. Spec 1 §2. */
export const identityRoutes: RouteObject[] = [
  {
    path: 'user/verify-email',
    lazy: { Component: page(async () => (await import('../features/identity/verify-email.page')).VerifyEmailPage) },
  },
  {
    path: 'user/verify-email/expired',
    lazy: {
      Component: page(async () => (await import('../features/identity/link-expired.page')).VerifyEmailExpiredPage),
    },
  },
  {
    path: 'user/forget-password',
    lazy: {
      Component: page(async () => (await import('../features/identity/forget-password.page')).ForgetPasswordPage),
    },
  },
  {
    path: 'user/forget-password/expired',
    lazy: {
      Component: page(async () => (await import('../features/identity/link-expired.page')).ForgetPasswordExpiredPage),
    },
  },
  {
    path: 'user/forget-password/update',
    lazy: { Component: page(async () => (await import('../features/identity/new-password.page')).UpdatePasswordPage) },
  },
  {
    path: 'user/profile/reset-password/expired',
    lazy: {
      Component: page(async () => (await import('../features/identity/link-expired.page')).ResetPasswordExpiredPage),
    },
  },
  {
    path: 'user/profile/reset-password/reset',
    lazy: { Component: page(async () => (await import('../features/identity/new-password.page')).ResetByLinkPage) },
  },
  {
    path: 'user/profile/change-email/expired',
    lazy: {
      Component: page(async () => (await import('../features/identity/link-expired.page')).ChangeEmailExpiredPage),
    },
  },
  {
    path: 'user/profile/change-email/confirm',
    lazy: { Component: page(async () => (await import('../features/identity/confirm-email.page')).ConfirmEmailPage) },
  },
];
