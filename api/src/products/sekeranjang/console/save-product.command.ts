import { randomInt } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type {
  CreateSekeranjangBody,
  UpdateSekeranjangBody,
} from '#contracts/products/sekeranjang/sekeranjang.admin.http';
import { DomainError } from '#domain/platform/domain-error';
import { formatSen, toSen } from '#domain/platform/sen';
import { type ProductState, newProductCode } from '#domain/products/sekeranjang/product-state';
import { Clock } from '#runtime/platform/clock/clock';
import { Database, type Tx } from '#runtime/platform/db/database';
import { type LockedProduct, lockProduct } from '#runtime/products/sekeranjang/shares.store';
import { checkPreparedWeight } from '#runtime/sales/shipping/shipments.store';
import { changesOf } from '../../../platform/audit/changes-of.js';
import { editConflict } from '../../../platform/audit/lock-version.js';
import { recordAudit } from '../../../platform/audit/record-audit.js';
import { findNamed } from '../../../platform/audit/same-name.js';
import { createOnce } from '../../../platform/audit/save-record.js';
import type { AdminIdentity } from '../../../platform/http/access/access.js';
import { Refusal } from '../../../platform/http/errors/refusal.js';

const subject = 'sekeranjang-products';
const DRAFT = 'proposed' satisfies ProductState;

export class CreateSekeranjangCommand extends Command<{ uid: string }> {
  constructor(
    readonly body: CreateSekeranjangBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}
export class UpdateSekeranjangCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly body: UpdateSekeranjangBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** A product of the shop itself; like a proposal it is shown once it is accepted. */
@CommandHandler(CreateSekeranjangCommand)
export class CreateSekeranjangHandler implements ICommandHandler<CreateSekeranjangCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ body, admin }: CreateSekeranjangCommand): Promise<{ uid: string }> {
    const { facts, steps, wanted } = readBody(body);
    checkEnd(facts, this.clock.now());
    const where = { state: DRAFT, proposerUid: null };
    return createOnce(this.database, {
      admin,
      subject,
      wanted,
      find: async (tx) => {
        const drafts = () => tx.sekeranjangProduct.findMany({ where, include: { tiers: LADDER } });
        const known = await findNamed(tx, subject, { name: body.name }, drafts);
        return known && withTexts(known);
      },
      insert: async (tx) => {
        await checkPreparedWeight(tx, facts.weightGrams);
        return tx.sekeranjangProduct.create({
          data: { ...facts, code: newProductCode(randomInt), state: DRAFT, tiers: { create: steps } },
          select: { uid: true },
        });
      },
      taken: { field: 'name', message: 'Sudah ada rancangan dengan nama ini' },
    });
  }
}

/** Prepares a proposal. What has been accepted keeps what its buyers were promised. */
@CommandHandler(UpdateSekeranjangCommand)
export class UpdateSekeranjangHandler implements ICommandHandler<UpdateSekeranjangCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ uid, body, admin }: UpdateSekeranjangCommand): Promise<{ uid: string }> {
    const { version, ...edited } = body;
    const { facts, steps, wanted } = readBody(edited);
    await this.database.transaction(async (tx) => {
      const known = await lockProduct(tx, uid);
      if (!known) throw new Refusal('NOT_FOUND', 404);
      const change = changesOf(withTexts(known), wanted);
      if (!change) return;
      await refuseEdit(tx, known, version, Object.keys(change));
      if ('weightGrams' in change) await checkPreparedWeight(tx, facts.weightGrams);
      if ('promoEndAt' in change) checkEnd(facts, this.clock.now());
      await tx.sekeranjangTier.deleteMany({ where: { productUid: uid } });
      await tx.sekeranjangProduct.update({
        where: { uid },
        data: { ...facts, version: { increment: 1 }, tiers: { create: steps } },
        select: { uid: true },
      });
      await recordAudit(tx, admin, { action: 'update', subject, subjectUid: uid, change });
    });
    return { uid };
  }
}

/** @throws DomainError for an end that is past. */
export function checkEnd({ promoEndAt }: { promoEndAt: Date | null }, now: Date): void {
  if (promoEndAt && promoEndAt <= now)
    throw new DomainError('END_IS_PAST', 'Waktu berakhirnya sudah lewat. Ubah dulu.', 'invalid', 'promoEndAt');
}

const LADDER = { orderBy: { buyers: 'asc' } } as const;

function readBody({ tiers, ...body }: CreateSekeranjangBody) {
  const facts = { ...body, promoEndAt: body.promoEndAt === null ? null : new Date(body.promoEndAt) };
  const steps = tiers.map(({ buyers, price }) => ({ buyers, priceSen: toSen(price) }));
  return { facts, steps, wanted: { ...facts, tiers: steps.map(tierText) } };
}

/** The ladder as the audit log has it. */
const withTexts = <T extends { tiers: { buyers: number; priceSen: bigint }[] }>(product: T) => ({
  ...product,
  tiers: product.tiers.map(tierText),
});
const tierText = ({ buyers, priceSen }: { buyers: number; priceSen: bigint }) => `${buyers}: ${formatSen(priceSen)}`;

/** What an accepted product may still change: its words. */
const WORDS = ['name', 'description', 'link'];

async function refuseEdit(tx: Tx, known: LockedProduct, version: number, fields: string[]): Promise<void> {
  if (version !== known.version) throw await editConflict(tx, known.uid);
  if (known.state === DRAFT) return;
  const promised = fields.find((field) => !WORDS.includes(field));
  if (promised)
    throw new DomainError(
      'ALREADY_PROMISED',
      'Produk ini sudah diterima: yang dijanjikan ke pembeli tidak bisa diubah lagi.',
      'conflict',
      promised,
    );
}
