import type { Actor } from '#domain/platform/transitions';

/** Who is no admin in the history of an order, where an admin stands with a name. */
export const NO_ADMIN: readonly string[] = ['customer', 'system'] satisfies Exclude<Actor, 'admin'>[];
