import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { logoPath } from '#contracts/platform/logo-path';
import { mailAction } from '#contracts/mail-action';
import type { JobData } from '#contracts/jobs';
import { ConcurrencyLimit } from '#runtime/platform/concurrency-limit';
import { Clock } from '#runtime/platform/clock/clock';
import { Config } from '#runtime/platform/config/config';
import { Database } from '#runtime/platform/db/database';
import { withTraceOf } from '#runtime/platform/logging/trace';
import { Mailer } from '#runtime/platform/mail/mailer';
import { ShopSettings } from '#runtime/platform/settings/shop-settings';
import { crashPoint } from '#runtime/platform/crash-point';
import { Prisma } from '#runtime/generated/prisma/client';
import type { FailedJob, JobCause, OutsideJobHandler, Work } from '../../platform/jobs/job-handler.js';
import { type EmailContent, renderEmail } from '#domain/messages/render-email';
import { mailShop } from './mail-shop.js';
import { MAIL_ROWS, type MailRows } from './mail-rows.js';

/** Mails that are being sent at once. */
const AT_ONCE = 8;
/** For the others under way to be accepted as well. */
const GATHER_MS = 5;

interface Letter extends EmailContent {
  uid: string;
  name: string;
  email: string;
  brandName: string | null;
  brandColor: string | null;
  logoUid: string | null;
}
interface Sent extends JobCause {
  uid: string;
}

/** The brand of the order that the event is about, as it was called when it was ordered; an event of something else has none. */
const BRAND_OF_ORDER = Prisma.sql`
  LEFT JOIN LATERAL (
    SELECT i."details"->>'providerName' AS "name", i."details"->>'providerColor' AS "color", p."logo_uid"
    FROM "outbox" o
    JOIN "order_item" i ON i."order_uid" = CASE WHEN o."payload"->>'orderUid' ~ '^[0-9a-f-]{36}$' THEN (o."payload"->>'orderUid')::uuid END
    LEFT JOIN "provider" p ON p."slug" = i."details"->>'providerSlug'
    WHERE o."uid" = n."event_uid" AND i."details"->>'providerSlug' IS NOT NULL
    ORDER BY i."position" LIMIT 1
  ) b ON true`;

/**
 * Sends notifications by e-mail. The attempt is recorded before, the success after; a process that dies in between
 * sends the same message again, under the same Message-ID.
 */
@Injectable()
export class DeliverEmailJob implements OutsideJobHandler<'mail', 'deliver-email'> {
  private readonly slots = new ConcurrencyLimit(AT_ONCE);
  private accepted: Sent[] = [];
  private recording: Promise<void> = Promise.resolve();

  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    private readonly settings: ShopSettings,
    @Inject(MAIL_ROWS) private readonly rowsOf: MailRows,
  ) {}

  async runOutside(data: JobData<'mail', 'deliver-email'>, { eventUid }: JobCause): Promise<void> {
    const [failed] = await this.runAllOutside([{ data, eventUid }]);
    if (failed) throw failed.error;
  }

  async runAllOutside(jobs: Work<'mail', 'deliver-email'>[]): Promise<FailedJob[]> {
    const letters = await this.begin(jobs.map(({ data }) => data.notificationUid));
    crashPoint('mail:announced');
    const failed: FailedJob[] = [];
    const deliver = async ({ data, eventUid }: Work<'mail', 'deliver-email'>) => {
      // Without a letter it was sent before, or erased with the customer.
      const letter = letters.get(data.notificationUid);
      try {
        // The slot is for the server only: the next one need not wait for our record.
        if (letter) await this.slots.run(() => this.send(letter));
        await this.record({ uid: data.notificationUid, eventUid });
      } catch (error) {
        failed.push({ eventUid, error });
      }
    };
    await Promise.all(jobs.map((job) => withTraceOf(job.eventUid, () => deliver(job))));
    return failed;
  }

  /** Those that were not sent yet, now marked as being sent. */
  private async begin(uids: string[]): Promise<Map<string, Letter>> {
    const letters = await this.database.statement<Letter>(Prisma.sql`
      WITH begun AS (
        UPDATE "notification" SET "email_state" = 'sending' WHERE "uid" = ANY (${uids}::uuid[]) AND "email_state" = 'waiting'
      )
      SELECT n."uid", n."title", n."body", n."link", c."name", c."email",
        b."name" AS "brandName", b."color" AS "brandColor", b."logo_uid" AS "logoUid"
      FROM "notification" n JOIN "customer" c ON c."uid" = n."customer_uid"
      ${BRAND_OF_ORDER}
      WHERE n."uid" = ANY (${uids}::uuid[]) AND n."email_state" <> 'sent'`);
    const rows = await this.rowsOf(letters.map(({ link }) => link));
    return new Map(letters.map((letter) => [letter.uid, { ...letter, rows: rows(letter.link) }]));
  }

  private async send({ uid, name, email, brandName, brandColor, logoUid, ...content }: Letter): Promise<void> {
    const to = { name, address: email };
    const logo = logoUid && logoPath(logoUid);
    const mark = brandName && brandColor ? { name: brandName, color: brandColor, logo } : null;
    const action = mailAction(content.link);
    const mail = renderEmail({ ...content, action, mark }, this.config.publicUrl, mailShop(this.settings));
    await this.mailer.send({ uid, to, ...mail });
    crashPoint('mail:sent');
  }

  /** What is accepted within a few milliseconds, or while another record is being written, is recorded together. */
  private record(sent: Sent): Promise<void> {
    this.accepted.push(sent);
    if (this.accepted.length === 1)
      this.recording = this.recording
        .catch(() => undefined)
        .then(() => sleep(GATHER_MS))
        .then(() => this.recordAll(this.accepted.splice(0)));
    return this.recording;
  }

  private async recordAll(sent: Sent[]): Promise<void> {
    await this.database.statement(Prisma.sql`
      WITH recorded AS (
        UPDATE "notification" SET "email_state" = 'sent', "emailed_at" = ${this.clock.now()}
        WHERE "uid" = ANY (${sent.map(({ uid }) => uid)}::uuid[]) AND "email_state" <> 'sent'
      )
      INSERT INTO "inbox" ("consumer", "event_uid")
      SELECT 'deliver-email', event_uid FROM unnest(${sent.map(({ eventUid }) => eventUid)}::uuid[]) AS delivered (event_uid)
      ON CONFLICT DO NOTHING`);
  }
}
