import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CreateVenueBody, UpdateVenueBody } from '#contracts/products/venues/venues.admin.http';
import { DomainError } from '#domain/platform/domain-error';
import { type Permission, mayRole } from '#domain/platform/admin-role';
import { formatSen, toSen } from '#domain/platform/sen';
import { WEEKDAYS } from '#domain/products/venues/schedule';
import { Database, type Tx } from '#runtime/platform/db/database';
import { changesOf } from '../../../platform/audit/changes-of.js';
import { editConflict, lockVersion } from '../../../platform/audit/lock-version.js';
import { recordAudit } from '../../../platform/audit/record-audit.js';
import { editOnce, requireReference } from '../../../platform/audit/save-record.js';
import type { AdminIdentity } from '../../../platform/http/access/access.js';
import { invalid } from '../../../platform/http/errors/refusal.js';

const subject = 'venues';

export class CreateVenueCommand extends Command<{ uid: string }> {
  constructor(
    readonly body: CreateVenueBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}
export class UpdateVenueCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly body: UpdateVenueBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}
export class PublishVenueCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly active: boolean,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

type Prices = { weekday: number; fromHour: number; toHour: number; priceSen: bigint }[];

/** A new venue is not shown before it is published. */
@CommandHandler(CreateVenueCommand)
export class CreateVenueHandler implements ICommandHandler<CreateVenueCommand> {
  constructor(private readonly database: Database) {}

  execute({ body, admin }: CreateVenueCommand): Promise<{ uid: string }> {
    return this.database.transaction(async (tx) => {
      const { facts, prices } = await readBody(tx, body);
      // Of two creations at once the second waits for the first.
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`venue ${body.slug}`}, 0))`;
      const known = await tx.venue.findUnique({ where: { slug: body.slug }, include: { prices: true } });
      const wanted = { ...facts, prices: textsOf(prices) };
      const change = changesOf(known ? { ...known, prices: textsOf(known.prices) } : {}, wanted);
      if (known && change) throw invalid({ field: 'slug', message: 'Slug ini sudah dipakai' });
      if (known) return { uid: known.uid };
      const { uid } = await tx.venue.create({
        data: { ...facts, slug: body.slug, prices: { create: prices } },
        select: { uid: true },
      });
      await recordAudit(tx, admin, { action: 'create', subject, subjectUid: uid, change: withoutAccount(change!) });
      return { uid };
    });
  }
}

/** The slug stays: addresses of pages contain it. What was booked keeps its price and its terms. */
@CommandHandler(UpdateVenueCommand)
export class UpdateVenueHandler implements ICommandHandler<UpdateVenueCommand> {
  constructor(private readonly database: Database) {}

  async execute({ uid, body, admin }: UpdateVenueCommand): Promise<{ uid: string }> {
    const { version, ...edited } = body;
    await this.database.transaction(async (tx) => {
      const current = await lockVersion(tx, 'venue', uid);
      const { facts, prices } = await readBody(tx, edited);
      const known = await tx.venue.findUniqueOrThrow({ where: { uid }, include: { prices: true } });
      const before = { ...known, prices: textsOf(known.prices) };
      const change = changesOf(before, { ...facts, prices: textsOf(prices) });
      if (!change) return;
      if (version !== current) throw await editConflict(tx, uid);
      checkAccountChange(change, admin);
      await tx.venuePrice.deleteMany({ where: { venueUid: uid } });
      await tx.venue.update({
        where: { uid },
        data: { ...facts, version: current + 1, prices: { create: prices } },
        select: { uid: true },
      });
      await recordAudit(tx, admin, { action: 'update', subject, subjectUid: uid, change: withoutAccount(change) });
    });
    return { uid };
  }
}

/** Shows a venue in the shop, or takes no more bookings; what was booked stays. */
@CommandHandler(PublishVenueCommand)
export class PublishVenueHandler implements ICommandHandler<PublishVenueCommand> {
  constructor(private readonly database: Database) {}

  execute({ uid, active, admin }: PublishVenueCommand): Promise<{ uid: string }> {
    return editOnce(this.database, {
      admin,
      table: 'venue',
      subject,
      uid,
      action: active ? 'publish' : 'hide',
      wanted: { active },
      read: async (tx) => {
        const venue = await tx.venue.findUniqueOrThrow({ where: { uid } });
        if (active && !venue.fileUid) throw new DomainError('NO_PICTURE', 'Tambahkan dulu gambarnya.');
        if (active && !venue.managerUid) throw new DomainError('NO_MANAGER', 'Isi dulu pengelolanya.');
        return venue;
      },
      write: (tx, data) => tx.venue.update({ where: { uid }, data, select: { uid: true } }),
    });
  }
}

/** Who keeps the catalogue does not decide where the money goes: an owner, who also pays, does. @throws Refusal 422 on the account. */
function checkAccountChange(change: object, { role }: AdminIdentity): void {
  const field = ACCOUNT_FIELDS.find((name) => name in change);
  if (field && !mayRole(role, 'venue-payouts.approve' satisfies Permission))
    throw invalid({ field, message: 'Rekening venue hanya bisa diubah pemilik toko' });
}
const ACCOUNT_FIELDS = ['bankName', 'accountNumber', 'accountName'];

/** @throws Refusal 422 on `managerEmail` when no customer has it. */
async function readBody(tx: Tx, { managerEmail, prices, ...facts }: Omit<CreateVenueBody, 'slug'> & { slug?: string }) {
  const manager = await tx.customer.findFirst({
    where: { email: managerEmail, erasedAt: null },
    select: { uid: true },
  });
  const { uid: managerUid } = requireReference(manager, 'managerEmail', 'Belum ada pelanggan dengan email ini');
  const rows = prices.map(({ price, ...rule }) => ({ ...rule, priceSen: toSen(price) }));
  return { facts: { ...facts, managerUid }, prices: rows };
}

/** The price rules as the audit log has them. */
const textsOf = (prices: Prices): string[] =>
  prices
    .toSorted((a, b) => a.weekday - b.weekday || a.fromHour - b.fromHour)
    .map(
      ({ weekday, fromHour, toHour, priceSen }) =>
        `${WEEKDAYS[weekday - 1]} ${fromHour}–${toHour}: ${formatSen(priceSen)}`,
    );

/** The audit log is kept for ever, also when the one with the account is erased. */
function withoutAccount(change: NonNullable<ReturnType<typeof changesOf>>) {
  const { accountNumber, accountName, ...rest } = change;
  return accountNumber || accountName ? { ...rest, account: 'changed' } : rest;
}
