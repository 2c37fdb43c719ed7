// The customer's own data, as one file of the build: each file more makes every first visit longer.
export { ChangeEmailPage } from './email-password/change-email.page';
export { ResetPasswordPage } from './email-password/reset-password.page';
export { DeleteAccountPage } from './privacy/delete-account.page';
export { ProfilePage } from './profile/profile.page';
export { ReminderContactPage } from './profile/reminder-contact.page';
export { SessionsPage } from './session/sessions.page';
