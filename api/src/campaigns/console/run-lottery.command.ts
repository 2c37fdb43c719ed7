import { createHash, randomBytes } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CreateLotteryBody } from '#contracts/campaigns/results.admin.http';
import {
  type LotteryState,
  checkEntries,
  checkLiveOver,
  drawRanks,
  entriesText,
  lotteryMoves,
} from '#domain/campaigns/lottery';
import { uniqueCodeOf } from '#domain/campaigns/unique-code';
import { maskName } from '#domain/identity/customers/mask-name';
import { CANNOT_WIN } from '#runtime/campaigns/cannot-win';
import type { CampaignLottery } from '#runtime/generated/prisma/client';
import { Clock } from '#runtime/platform/clock/clock';
import { Database, type Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { lockVersion } from '../../platform/audit/lock-version.js';
import { recordAudit } from '../../platform/audit/record-audit.js';
import { findNamed } from '../../platform/audit/same-name.js';
import { createOnce, requireReference } from '../../platform/audit/save-record.js';
import type { AdminIdentity } from '../../platform/http/access/access.js';
import { invalid } from '../../platform/http/errors/refusal.js';

export class CreateLotteryCommand extends Command<{ uid: string }> {
  constructor(
    readonly body: CreateLotteryBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}
export class RunLotteryCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly action: 'freeze' | 'draw',
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

const subject = 'lotteries';
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The seed is drawn and its commitment is public from now on, before anyone has attended. docs/rules/campaigns.md#lottery */
@CommandHandler(CreateLotteryCommand)
export class CreateLotteryHandler implements ICommandHandler<CreateLotteryCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ body, admin }: CreateLotteryCommand): Promise<{ uid: string }> {
    const { liveUid, title } = body;
    const { startsAt, campaignUid } = requireReference(
      await this.database.campaignLive.findUnique({ where: { uid: liveUid } }),
      'liveUid',
      'Live ini tidak ada',
    );
    const seed = randomBytes(32).toString('hex');
    return createOnce(this.database, {
      admin,
      subject,
      wanted: { ...body },
      find: (tx) => findNamed(tx, subject, { title }, () => tx.campaignLottery.findMany({ where: { liveUid } })),
      insert: async (tx) => {
        // Attended: it has begun, whatever its times say by now.
        if (startsAt <= this.clock.now() || (await tx.campaignAttendance.count({ where: { liveUid } })))
          throw invalid({ field: 'liveUid', message: 'Live ini sudah mulai. Buat undian sebelum live dimulai.' });
        return tx.campaignLottery.create({
          data: { ...body, campaignUid, state: 'committed', seed, commitment: sha256(seed) },
          select: { uid: true },
        });
      },
      taken: { field: 'title', message: 'Undian dengan judul ini sudah ada' },
    });
  }
}

/** Freezes the list of entries, and draws from it. Each happens once: the second admin is refused by the state. */
@CommandHandler(RunLotteryCommand)
export class RunLotteryHandler implements ICommandHandler<RunLotteryCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ uid, action, admin }: RunLotteryCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      await lockVersion(tx, 'campaign_lottery', uid);
      const lottery = await tx.campaignLottery.findUniqueOrThrow({ where: { uid } });
      const state = lotteryMoves.after(lottery.state as LotteryState, action, 'admin');
      const facts = await this[action](tx, lottery);
      await tx.campaignLottery.update({
        where: { uid },
        data: { ...facts, state, version: { increment: 1 } },
        select: { uid: true },
      });
      await recordAudit(tx, admin, { action, subject, subjectUid: uid, change: { state } });
    });
    return { uid };
  }

  /**
   * Who attended the live and has a verified e-mail. The list is public, so each entry gets a code of its own, and the sequence of
   * the codes says nothing about the person. Of several accounts with one mailbox the first one that attended.
   */
  private async freeze(tx: Tx, { uid: lotteryUid, liveUid, campaignUid }: CampaignLottery) {
    const now = this.clock.now();
    // Locked, so that its times are not changed meanwhile: save-part.command.ts.
    await lockVersion(tx, 'campaign_live', liveUid);
    checkLiveOver(await tx.campaignLive.findUniqueOrThrow({ where: { uid: liveUid }, select: { endsAt: true } }), now);
    const entrants = await tx.$queryRaw<{ customerUid: string; name: string }[]>`
        SELECT DISTINCT ON (canonical_email(c.email)) a.customer_uid AS "customerUid", c.name
        FROM campaign_attendance a JOIN customer c ON c.uid = a.customer_uid
          JOIN campaign_participant p ON p.customer_uid = a.customer_uid AND p.campaign_uid = ${campaignUid}::uuid
        WHERE a.live_uid = ${liveUid}::uuid AND c.email_verified_at IS NOT NULL AND c.blocked_at IS NULL
        ORDER BY canonical_email(c.email), a.at, a.customer_uid`;
    checkEntries(entrants.length);
    const codes = entryCodes(entrants.length);
    const rows = entrants
      .map(({ customerUid, name }, index) => ({ customerUid, code: codes[index]!, name: maskName(name) }))
      .toSorted((one, other) => (one.code < other.code ? -1 : 1))
      .map((entry, index) => ({ number: index + 1, ...entry }));
    await tx.$executeRaw`INSERT INTO campaign_lottery_entry (lottery_uid, number, customer_uid, code, name)
      SELECT ${lotteryUid}::uuid, number, "customerUid", code, name
      FROM json_to_recordset(${JSON.stringify(rows)}::json) AS e (number int, "customerUid" uuid, code text, name text)`;
    return {
      entriesHash: sha256(entriesText(rows.map(({ code }) => code))),
      entryCount: rows.length,
      frozenAt: now,
    };
  }

  private async draw(tx: Tx, { uid: lotteryUid, seed, entriesHash, entryCount, winners }: CampaignLottery) {
    const passed = await passedNumbers(tx, lotteryUid);
    const draw = { seed, entriesHash: entriesHash!, entries: entryCount!, winners };
    for (const { rank, number, isPassed } of await drawRanks(draw, passed, sha256))
      await tx.campaignLotteryEntry.update({
        where: { lotteryUid_number: { lotteryUid, number } },
        data: { rank, passedOver: isPassed },
        select: { number: true },
      });
    await announce(tx, 'lottery.drawn', { lotteryUid });
    return { drawnAt: this.clock.now() };
  }
}

/** Who cannot win any more since the list was frozen: the list stays, and their ranks are passed over. */
async function passedNumbers(tx: Tx, lotteryUid: string): Promise<Set<number>> {
  const passed = await tx.$queryRaw<{ number: number }[]>`
    SELECT e.number FROM campaign_lottery_entry e LEFT JOIN customer c ON c.uid = e.customer_uid
    WHERE e.lottery_uid = ${lotteryUid}::uuid AND ${CANNOT_WIN}`;
  return new Set(passed.map(({ number }) => number));
}

function entryCodes(count: number): string[] {
  const codes = new Set<string>();
  while (codes.size < count) codes.add(uniqueCodeOf(randomBytes(64)));
  return [...codes];
}
