import type { JobData } from '#contracts/jobs';
import type { Tx } from '#runtime/db/database';
import type { JobHandler } from '../jobs/job-handler.js';
import { type NotificationKind, notify } from './notify.js';
import type { Message } from './templates.js';

/** A job that tells one customer something; without a message there is nothing to say any more. */
export const telling = <J extends NotificationKind>(
  kind: J,
  write: (tx: Tx, data: JobData<'notifications', J>) => Promise<{ to: string; message: Message | null } | null>,
): JobHandler<'notifications', J> => ({
  async run(tx, data, { eventUid }) {
    const told = await write(tx, data);
    if (told?.message) await notify(tx, kind, eventUid, told.to, told.message);
  },
});
