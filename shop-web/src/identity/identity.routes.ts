import { PAGE } from '#contracts/shop-paths';
import { type RoomRoutes, page } from '../platform/router/page';

const mailPages = () => import('./email-password/mail-pages');
const accountPages = () => import('./account-pages');

export const identityRoutes: RoomRoutes = {
  pages: [
    page(PAGE.login, () => import('./session/login.page'), 'LoginPage', {
      layout: 'simpleWithFooter',
      guards: ['visitor'],
    }),
    page(PAGE.register, () => import('./session/register.page'), 'RegisterPage', {
      layout: 'simpleWithFooter',
      guards: ['visitor'],
    }),
    page(PAGE.webview, () => import('./session/webview.page'), 'WebviewPage', { layout: 'blank' }),
    page(PAGE.reminderContact, accountPages, 'ReminderContactPage', {
      guards: ['authorize', 'session'],
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
