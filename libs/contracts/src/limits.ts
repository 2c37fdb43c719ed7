/** Lengths that forms check before the API does; without zod, so that the console need not load it for a number. */
export const REFERENCE_LENGTH = { min: 3, max: 100 };
/** An admin's reason: goes to the audit log, and often to the customer. */
export const REASON_LENGTH = { min: 3, max: 500 };
/** An answer to a member's request for help. */
export const ANSWER_LENGTH = { min: 3, max: 1_000 };
/** Of price notices and eligibility rules. */
export const NOTICE_LENGTH = { min: 3, max: 500 };
export const RULE_LENGTH = { min: 3, max: 300 };
export const PASSWORD_LENGTH = { min: 8, max: 128 };
export const ADMIN_PASSWORD_LENGTH = { ...PASSWORD_LENGTH, min: 12 };
export const PHONE_LENGTH = { max: 30 };
export const EMAIL_LENGTH = { max: 254 };
export const DEVICE_LENGTH = { max: 100 };
/** Of the fields of a group's login. */
export const LOGIN_LENGTH = { username: 200, password: 200, profile: 50, pin: 20, note: 500 };
