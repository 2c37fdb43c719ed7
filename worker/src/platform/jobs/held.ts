import type { Database } from '#runtime/platform/db/database';

/** After so long an event is set aside: a person decides. */
const MOST = '3 days';

/** Thrown by a job that cannot do its work before `until`, because of `by`. Its event waits, and no try is used up. */
export class Held extends Error {
  constructor(
    readonly by: string,
    readonly until: Date,
  ) {
    super(`waits for ${by} until ${until.toISOString()}`);
  }
}

/** The re-drive sends it again when the time has come, or as soon as `by` works. docs/rules/messages.md#outage */
export async function holdEvent(database: Database, eventUid: string, { by, until }: Held, job: string): Promise<void> {
  const reason = `${job}: ${by} tidak menerima selama 3 hari`;
  await database.$executeRaw`
    UPDATE outbox SET held_by = ${by},
      held_until = CASE WHEN created_at > now() - ${MOST}::interval THEN ${until}::timestamptz END,
      set_aside_at = CASE WHEN created_at <= now() - ${MOST}::interval THEN now() END,
      set_aside_reason = CASE WHEN created_at <= now() - ${MOST}::interval THEN ${reason}::text END
    WHERE uid = ${eventUid}::uuid AND settled_at IS NULL AND set_aside_at IS NULL`;
}
