import { PAGE } from '#contracts/shop-paths';
import { type RoomRoutes, page } from '../platform/router/page';

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
    page(PAGE.reminderContact, () => import('./profile/reminder-contact.page'), 'ReminderContactPage', {
      guards: ['authorize', 'session'],
    }),
    // Behind the links of mails: opened also where the visitor is not signed in.
    page(PAGE.verifyEmail, () => import('./email-password/verify-email.page'), 'VerifyEmailPage'),
    page(PAGE.verifyEmailExpired, () => import('./email-password/link-expired.page'), 'VerifyEmailExpiredPage'),
    page(PAGE.forgetPassword, () => import('./email-password/forget-password.page'), 'ForgetPasswordPage'),
    page(PAGE.forgetPasswordExpired, () => import('./email-password/link-expired.page'), 'ForgetPasswordExpiredPage'),
    page(PAGE.forgetPasswordUpdate, () => import('./email-password/new-password.page'), 'UpdatePasswordPage'),
    page(PAGE.resetPasswordExpired, () => import('./email-password/link-expired.page'), 'ResetPasswordExpiredPage'),
    page(PAGE.resetPasswordByLink, () => import('./email-password/new-password.page'), 'ResetByLinkPage'),
    page(PAGE.changeEmailExpired, () => import('./email-password/link-expired.page'), 'ChangeEmailExpiredPage'),
    page(PAGE.changeEmailConfirm, () => import('./email-password/confirm-email.page'), 'ConfirmEmailPage'),
  ],
  userPages: [
    page(PAGE.profile, () => import('./profile/profile.page'), 'ProfilePage'),
    page(PAGE.resetPassword, () => import('./email-password/reset-password.page'), 'ResetPasswordPage'),
    page(PAGE.changeEmail, () => import('./email-password/change-email.page'), 'ChangeEmailPage'),
    page(PAGE.sessions, () => import('./session/sessions.page'), 'SessionsPage'),
    page(PAGE.deleteAccount, () => import('./privacy/delete-account.page'), 'DeleteAccountPage'),
  ],
};
