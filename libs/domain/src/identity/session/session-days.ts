/** The lifetime of a session and its cookies. docs/rules/sessions.md#cookies */
export const SESSION_DAYS = 90;
