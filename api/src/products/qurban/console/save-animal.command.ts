import { randomInt } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CreateQurbanAnimalBody, UpdateQurbanAnimalBody } from '#contracts/products/qurban/qurban.admin.http';
import { DomainError } from '#domain/platform/domain-error';
import { toSen } from '#domain/platform/sen';
import { type AnimalState, newAnimalCode } from '#domain/products/qurban/animal';
import { Database, type Tx } from '#runtime/platform/db/database';
import { findNamed } from '../../../platform/audit/same-name.js';
import { createOnce, editOnce, requireReference } from '../../../platform/audit/save-record.js';
import type { AdminIdentity } from '../../../platform/http/access/access.js';

const subject = 'qurban-animals';

export class CreateQurbanAnimalCommand extends Command<{ uid: string }> {
  constructor(
    readonly body: CreateQurbanAnimalBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}
export class UpdateQurbanAnimalCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly body: UpdateQurbanAnimalBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

const factsOf = ({
  name,
  description,
  price,
  fee,
}: Pick<CreateQurbanAnimalBody, 'name' | 'description' | 'price' | 'fee'>) => ({
  name,
  description,
  priceSen: toSen(price),
  feeSen: toSen(fee),
});

/** How many shares it has, its kind says. */
@CommandHandler(CreateQurbanAnimalCommand)
export class CreateQurbanAnimalHandler implements ICommandHandler<CreateQurbanAnimalCommand> {
  constructor(private readonly database: Database) {}

  execute({ body, admin }: CreateQurbanAnimalCommand): Promise<{ uid: string }> {
    const { seasonUid, kind, name } = body;
    const wanted = { seasonUid, kind, ...factsOf(body) };
    return createOnce(this.database, {
      admin,
      subject,
      wanted,
      find: (tx) => animalNamed(tx, { seasonUid, name }),
      insert: async (tx) => {
        await requireOpenSeason(tx, seasonUid);
        const { shares } = await tx.qurbanKind.findUniqueOrThrow({ where: { kind } });
        const code = newAnimalCode(randomInt);
        return tx.qurbanAnimal.create({
          data: { ...wanted, shares, code, state: 'open' satisfies AnimalState },
          select: { uid: true },
        });
      },
      taken: { field: 'name', message: 'Sudah ada hewan dengan nama ini di musim ini' },
    });
  }
}

/** A price that was promised to a customer stays. */
@CommandHandler(UpdateQurbanAnimalCommand)
export class UpdateQurbanAnimalHandler implements ICommandHandler<UpdateQurbanAnimalCommand> {
  constructor(private readonly database: Database) {}

  execute({ uid, body: { version, ...body }, admin }: UpdateQurbanAnimalCommand): Promise<{ uid: string }> {
    const wanted = factsOf(body);
    return editOnce(this.database, {
      admin,
      table: 'qurban_animal',
      subject,
      uid,
      action: 'update',
      version,
      wanted,
      read: async (tx) => {
        const known = await tx.qurbanAnimal.findUniqueOrThrow({ where: { uid } });
        const { seasonUid } = known;
        const { name } = wanted;
        if (known.name !== name && (await animalNamed(tx, { seasonUid, name }, uid)))
          throw new DomainError('NAME_TAKEN', 'Sudah ada hewan dengan nama ini di musim ini', 'invalid', 'name');
        if (known.priceSen !== wanted.priceSen || known.feeSen !== wanted.feeSen) await refuseSoldPrice(tx, uid);
        return known;
      },
      write: (tx, data) => tx.qurbanAnimal.update({ where: { uid }, data, select: { uid: true } }),
    });
  }
}

async function requireOpenSeason(tx: Tx, uid: string): Promise<void> {
  const season = await tx.qurbanSeason.findUnique({ where: { uid } });
  requireReference(season, 'seasonUid', 'Musim ini tidak ada');
  if (season?.state === 'closed')
    throw new DomainError('QURBAN_CLOSED', 'Musim ini sudah ditutup.', 'conflict', 'seasonUid');
}

async function refuseSoldPrice(tx: Tx, uid: string): Promise<void> {
  if (await tx.qurbanParticipation.count({ where: { OR: [{ animalUid: uid }, { bookedUid: uid }] } }))
    throw new DomainError(
      'ALREADY_PROMISED',
      'Hewan ini sudah dipesan, jadi harganya tidak bisa diubah lagi.',
      'conflict',
      'price',
    );
}

const animalNamed = (tx: Tx, { seasonUid, name }: { seasonUid: string; name: string }, besides?: string) =>
  findNamed(tx, subject, { name }, () => tx.qurbanAnimal.findMany({ where: { seasonUid, uid: { not: besides } } }));
