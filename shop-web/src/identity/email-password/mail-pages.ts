// What the links in mails lead to, as one file of the build: each file more makes every first visit longer.
export { ConfirmEmailPage } from './confirm-email.page';
export { ForgetPasswordPage } from './forget-password.page';
export {
  ChangeEmailExpiredPage,
  ForgetPasswordExpiredPage,
  ResetPasswordExpiredPage,
  VerifyEmailExpiredPage,
} from './link-expired.page';
export { ResetByLinkPage, UpdatePasswordPage } from './new-password.page';
export { VerifyEmailPage } from './verify-email.page';
