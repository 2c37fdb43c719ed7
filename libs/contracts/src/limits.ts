/** Lengths that a form checks before the API does; without zod, which the console would load for a number. */
export const REFERENCE_LENGTH = { min: 3, max: 100 };
/** Why an admin does something; goes to the audit log, and often to the customer. */
export const REASON_LENGTH = { min: 3, max: 500 };
/** What a member who asked for help reads. */
export const ANSWER_LENGTH = { min: 3, max: 1_000 };
/** Of a price notice, and of a rule that an order asks about. */
export const NOTICE_LENGTH = { min: 3, max: 500 };
export const RULE_LENGTH = { min: 3, max: 300 };
export const PASSWORD_LENGTH = { min: 8, max: 128 };
export const ADMIN_PASSWORD_LENGTH = { ...PASSWORD_LENGTH, min: 12 };
export const PHONE_LENGTH = { max: 30 };
export const EMAIL_LENGTH = { max: 254 };
export const DEVICE_LENGTH = { max: 100 };
/** What a group's login in the vault has. */
export const LOGIN_LENGTH = { username: 200, password: 200, profile: 50, pin: 20, note: 500 };
