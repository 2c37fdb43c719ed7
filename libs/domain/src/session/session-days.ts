/** How long a session lasts, and every cookie that goes with it. Spec 1 §3, decisions: Session and safety. */
export const SESSION_DAYS = 90;
