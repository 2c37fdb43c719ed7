import { PAGE } from '#contracts/shop-paths';
import type { ComponentType } from 'react';
import { type RoomRoutes, page } from '../platform/router/page';
import type { OrderAhead, WithOrders } from './session/order-ahead';

const mailPages = () => import('./email-password/mail-pages');
const accountPages = () => import('./account-pages');

/** `orders`: what the product lines know of an order to which a sign-in leads back. */
export const identityRoutes = (orders: readonly OrderAhead[]): RoomRoutes => {
  const signInPage = (path: string, load: () => Promise<ComponentType<WithOrders>>) =>
    page(
      path,
      async () => {
        const SignIn = await load();
        return { Page: () => <SignIn orders={orders} /> };
      },
      'Page',
      { layout: 'simpleWithFooter', guards: ['visitor'] },
    );
  return {
    pages: [
      signInPage(PAGE.login, async () => (await import('./session/login.page')).LoginPage),
      signInPage(PAGE.register, async () => (await import('./session/register.page')).RegisterPage),
      page(PAGE.webview, () => import('./session/webview.page'), 'WebviewPage', { layout: 'blank' }),
      page(PAGE.reminderContact, accountPages, 'ReminderContactPage', {
        guards: ['signedIn', 'session'],
      }),
      // Behind the links of mails: opened also where the visitor is not signed in.
      page(PAGE.verifyEmail, mailPages, 'VerifyEmailPage'),
      page(PAGE.verifyEmailExpired, mailPages, 'VerifyEmailExpiredPage'),
      page(PAGE.forgetPassword, mailPages, 'ForgetPasswordPage'),
      page(PAGE.forgetPasswordExpired, mailPages, 'ForgetPasswordExpiredPage'),
      page(PAGE.forgetPasswordUpdate, mailPages, 'UpdatePasswordPage'),
      page(PAGE.resetPasswordExpired, mailPages, 'ResetPasswordExpiredPage'),
      page(PAGE.resetPasswordByLink, mailPages, 'ResetByLinkPage'),
      page(PAGE.changeEmailExpired, mailPages, 'ChangeEmailExpiredPage'),
      page(PAGE.changeEmailConfirm, mailPages, 'ConfirmEmailPage'),
    ],
    userPages: [
      page(PAGE.profile, accountPages, 'ProfilePage'),
      page(PAGE.resetPassword, accountPages, 'ResetPasswordPage'),
      page(PAGE.changeEmail, accountPages, 'ChangeEmailPage'),
      page(PAGE.sessions, accountPages, 'SessionsPage'),
      page(PAGE.deleteAccount, accountPages, 'DeleteAccountPage'),
    ],
  };
};
