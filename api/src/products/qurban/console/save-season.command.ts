import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CreateQurbanSeasonBody, UpdateQurbanSeasonBody } from '#contracts/products/qurban/qurban.admin.http';
import { DomainError } from '#domain/platform/domain-error';
import type { SeasonState } from '#domain/products/qurban/season';
import { Clock } from '#runtime/platform/clock/clock';
import { Database, type Tx } from '#runtime/platform/db/database';
import { findNamed } from '../../../platform/audit/same-name.js';
import { createOnce, editOnce } from '../../../platform/audit/save-record.js';
import type { AdminIdentity } from '../../../platform/http/access/access.js';

const subject = 'qurban-seasons';

export class CreateQurbanSeasonCommand extends Command<{ uid: string }> {
  constructor(
    readonly body: CreateQurbanSeasonBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}
export class UpdateQurbanSeasonCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly body: UpdateQurbanSeasonBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** Days and moments as the columns hold them. */
const factsOf = ({ name, day, ordersUntil, note }: CreateQurbanSeasonBody) => ({
  name,
  day: new Date(`${day}T00:00:00.000Z`),
  ordersUntil: new Date(ordersUntil),
  note,
});

@CommandHandler(CreateQurbanSeasonCommand)
export class CreateQurbanSeasonHandler implements ICommandHandler<CreateQurbanSeasonCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ body, admin }: CreateQurbanSeasonCommand): Promise<{ uid: string }> {
    const wanted = factsOf(body);
    refusePast(wanted, this.clock.now());
    return createOnce(this.database, {
      admin,
      subject,
      wanted,
      find: (tx) => seasonNamed(tx, body.name),
      insert: (tx) =>
        tx.qurbanSeason.create({ data: { ...wanted, state: 'draft' satisfies SeasonState }, select: { uid: true } }),
      taken: { field: 'name', message: 'Sudah ada musim dengan nama ini' },
    });
  }
}

/** The day and the deadline are promised once the season is published: only the words can change then. */
@CommandHandler(UpdateQurbanSeasonCommand)
export class UpdateQurbanSeasonHandler implements ICommandHandler<UpdateQurbanSeasonCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  execute({ uid, body: { version, ...body }, admin }: UpdateQurbanSeasonCommand): Promise<{ uid: string }> {
    const wanted = factsOf(body);
    return editOnce(this.database, {
      admin,
      table: 'qurban_season',
      subject,
      uid,
      action: 'update',
      version,
      wanted,
      read: async (tx) => {
        const known = await tx.qurbanSeason.findUniqueOrThrow({ where: { uid } });
        refusePromised(known, wanted);
        if (+known.ordersUntil !== +wanted.ordersUntil) refusePast(wanted, this.clock.now());
        if (known.name !== body.name) await refuseTakenName(tx, uid, body.name);
        return known;
      },
      write: (tx, data) => tx.qurbanSeason.update({ where: { uid }, data, select: { uid: true } }),
    });
  }
}

type Dates = Pick<ReturnType<typeof factsOf>, 'day' | 'ordersUntil'>;

function refusePromised(known: Dates & { state: string }, wanted: Dates): void {
  if (known.state === 'draft') return;
  const moved = (['day', 'ordersUntil'] as const).find((field) => +known[field] !== +wanted[field]);
  if (moved)
    throw new DomainError(
      'ALREADY_PROMISED',
      'Musim ini sudah dibuka: hari dan batas pendaftarannya tidak bisa diubah lagi.',
      'conflict',
      moved,
    );
}

/** A season that cannot be published would be found out at its opening only. */
function refusePast({ ordersUntil }: Pick<Dates, 'ordersUntil'>, now: Date): void {
  if (ordersUntil <= now)
    throw new DomainError(
      'END_IS_PAST',
      'Batas pendaftarannya sudah lewat. Pilih waktu yang akan datang.',
      'invalid',
      'ordersUntil',
    );
}

async function refuseTakenName(tx: Tx, uid: string, name: string): Promise<void> {
  if (await seasonNamed(tx, name, uid))
    throw new DomainError('NAME_TAKEN', 'Sudah ada musim dengan nama ini', 'invalid', 'name');
}

const seasonNamed = (tx: Tx, name: string, besides?: string) =>
  findNamed(tx, subject, { name }, () => tx.qurbanSeason.findMany({ where: { uid: { not: besides } } }));
