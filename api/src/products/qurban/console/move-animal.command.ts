import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { DoneOrProposed } from '#contracts/platform/common.http';
import type { BuyQurbanAnimalBody, ReportQurbanAnimalBody } from '#contracts/products/qurban/qurban.admin.http';
import { DomainError } from '#domain/platform/domain-error';
import { toSen } from '#domain/platform/sen';
import { type AnimalState, animalMoves } from '#domain/products/qurban/animal';
import { checkSlaughterDay } from '#domain/products/qurban/slaughter-day';
import { dayInWib } from '#domain/platform/wib';
import type { QurbanAnimal } from '#runtime/generated/prisma/client';
import { Clock } from '#runtime/platform/clock/clock';
import { Database, type Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { lockAnimals, moveAnimal } from '#runtime/products/qurban/participations.store';
import { recordAudit } from '../../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../../platform/http/access/access.js';
import { Costs } from '../../../sales/costs/take-cost.js';
import { Refusal } from '../../../platform/http/errors/refusal.js';

const subject = 'qurban-animals';

export class BuyQurbanAnimalCommand extends Command<DoneOrProposed> {
  constructor(
    readonly uid: string,
    readonly body: BuyQurbanAnimalBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}
export class ReportQurbanAnimalCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly body: ReportQurbanAnimalBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/**
 * The animal was bought: what it cost leaves the funds, what it did not need the sweep gives back. Where the cost needs two admins,
 * nothing else happens before the other one. docs/rules/qurban.md#purchase
 */
@CommandHandler(BuyQurbanAnimalCommand)
export class BuyQurbanAnimalHandler implements ICommandHandler<BuyQurbanAnimalCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly costs: Costs,
  ) {}

  async execute({ uid, body, admin }: BuyQurbanAnimalCommand): Promise<DoneOrProposed> {
    const { cost, boughtFrom, ...transfer } = body;
    const isProposed = await this.database.transaction(async (tx) => {
      const animal = await lockAnimal(tx, uid);
      animalMoves.after(animal.state as AnimalState, 'buy', 'admin');
      const costSen = toSen(cost);
      const { code, name, priceSen, shares } = animal;
      const about = { label: `${name} (${code})`, productLine: 'qurban', orderUid: null };
      const typed = { ...about, expectedSen: priceSen * BigInt(shares), amountSen: costSen, payee: boughtFrom };
      const of = { kind: 'animal', subjectUid: uid, account: null };
      if ((await this.costs.take(tx, { ...of, ...typed }, transfer, admin)).isProposed) return true;
      await moveAnimal(tx, animal, 'buy', 'admin', { costSen, boughtFrom, boughtAt: this.clock.now() });
      await announce(tx, 'qurban.bought', { animalUid: uid });
      await recordAudit(tx, admin, {
        action: 'buy',
        subject,
        subjectUid: uid,
        change: { costSen: String(costSen), boughtFrom },
      });
      return false;
    });
    return { uid, isProposed };
  }
}

/** The report of the day, with at least one picture. All who share the animal get a message. */
@CommandHandler(ReportQurbanAnimalCommand)
export class ReportQurbanAnimalHandler implements ICommandHandler<ReportQurbanAnimalCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ uid, body, admin }: ReportQurbanAnimalCommand): Promise<{ uid: string }> {
    const now = this.clock.now();
    await this.database.transaction(async (tx) => {
      const animal = await lockAnimal(tx, uid);
      if (!(await tx.qurbanPicture.count({ where: { animalUid: uid, report: true } })))
        throw new DomainError('QURBAN_REPORT_NEEDS_PICTURE', 'Tambahkan dulu paling sedikit satu foto laporan.');
      animalMoves.after(animal.state as AnimalState, 'report', 'admin');
      const season = await tx.qurbanSeason.findUniqueOrThrow({
        where: { uid: animal.seasonUid },
        select: { day: true },
      });
      checkSlaughterDay(body.slaughteredOn, {
        boughtOn: animal.boughtAt && dayInWib(animal.boughtAt),
        feast: season.day.toISOString().slice(0, 10),
        today: dayInWib(now),
      });
      const slaughteredOn = new Date(`${body.slaughteredOn}T00:00:00.000Z`);
      await moveAnimal(tx, animal, 'report', 'admin', { ...body, slaughteredOn, reportedAt: now });
      await announce(tx, 'qurban.reported', { animalUid: uid });
      await recordAudit(tx, admin, { action: 'report', subject, subjectUid: uid, change: body });
    });
    return { uid };
  }
}

/** @throws Refusal 404. */
async function lockAnimal(tx: Tx, uid: string): Promise<QurbanAnimal> {
  const [animal] = await lockAnimals(tx, [uid]);
  if (!animal) throw new Refusal('NOT_FOUND', 404);
  return animal;
}
