import * as z from 'zod/mini';
import { instant, moment } from '#contracts/platform/common.http';

/** Mails that wait or were set aside, before they are sent again: how many, to whom, since when. */
export const mailOutage = z
  .object({
    setAside: z.number(),
    held: z.number(),
    customers: z.number(),
    oldestAt: z.nullable(instant),
    /** Of the recipients' addresses, the most frequent ones. */
    domains: z.array(z.object({ domain: z.string(), count: z.number() })),
    paused: z.array(
      z.object({ destination: z.string(), since: instant, until: z.nullable(instant), reason: z.string() }),
    ),
    /** Goes into the re-drive, which sends what was there at this time and nothing later. */
    asOf: instant,
  })
  .register(z.globalRegistry, { id: 'MailOutage' });
export type MailOutage = z.infer<typeof mailOutage>;

export const redriveMailsBody = z.strictObject({ asOf: moment }).register(z.globalRegistry, { id: 'RedriveMailsBody' });
export type RedriveMailsBody = z.infer<typeof redriveMailsBody>;

export const redrivenMails = z.object({ count: z.number() }).register(z.globalRegistry, { id: 'RedrivenMails' });
export type RedrivenMails = z.infer<typeof redrivenMails>;
