/** Lengths that forms check before the API does; without zod, so that the console need not load it for a number. */
/** Rupiah: the most that any amount may be, and the most that a provider's bill may be. */
export const MOST_RUPIAH = 1_000_000_000;
export const MOST_BILL = 100_000_000;
/** Which of the shop's accounts at a provider. */
export const SHOP_ACCOUNT_LENGTH = { max: 100 };
/** A seller or courier. */
export const PAYEE_LENGTH = { min: 2, max: 100 };
export const REFERENCE_LENGTH = { min: 3, max: 100 };
/** An admin's reason: goes to the audit log, and often to the customer. */
export const REASON_LENGTH = { min: 3, max: 500 };
/** An answer to a member's request for help. */
export const ANSWER_LENGTH = { min: 3, max: 1_000 };
/** What an admin writes down about a customer. */
export const CUSTOMER_NOTE_LENGTH = { min: 1, max: 1_000 };
/** Of what an admin calls a saved view of a list. */
export const VIEW_NAME_LENGTH = { min: 1, max: 40 };
/** Of price notices and eligibility rules. */
export const NOTICE_LENGTH = { min: 3, max: 500 };
export const RULE_LENGTH = { min: 3, max: 300 };
export const PASSWORD_LENGTH = { min: 8, max: 128 };
export const ADMIN_PASSWORD_LENGTH = { ...PASSWORD_LENGTH, min: 12 };
/** As it is typed or pasted, a link included. */
export const PHONE_LENGTH = { max: 60 };
export const EMAIL_LENGTH = { max: 254 };
export const DEVICE_LENGTH = { max: 100 };
/** Of the fields of a group's login. */
export const LOGIN_LENGTH = { username: 200, password: 200, profile: 50, pin: 20, note: 500 };
/** What a member writes about a seat that cannot be used, and a line in its thread. */
export const CLAIM_LENGTH = { min: 10, max: 1_000 };
export const LINE_LENGTH = { min: 1, max: 1_000 };
/** What a member says about a seat. */
export const REVIEW_LENGTH = { min: 10, max: 600 };
/** What a customer on a waiting list writes. */
export const NOTES_LENGTH = { min: 0, max: 300 };
