import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CreateVenueBody, UpdateVenueBody } from '#contracts/products/venues/venues.admin.http';
import { accountEnding } from '#domain/sales/refunds/refund';
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
      const change = changesOf(known ? { ...known, prices: textsOf(known.prices) } : NO_ACCOUNT, wanted);
      if (known && change) throw invalid({ field: 'slug', message: 'Slug ini sudah dipakai' });
      if (known) return { uid: known.uid };
      checkMoneyFields({ ...NO_ACCOUNT, managerUid: null }, facts, admin);
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
      checkMoneyFields(known, facts, admin);
      const missing = missingIn(facts);
      if (known.active && missing)
        throw invalid({ field: missing, message: 'Tempat ini sedang tampil, jadi ini tidak bisa dikosongkan' });
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
        const missing = active && missingIn(venue);
        if (missing === 'managerEmail') throw new DomainError('NO_MANAGER', 'Pemilik toko perlu mengisi pengelolanya.');
        if (missing) throw new DomainError('NO_ACCOUNT', 'Pemilik toko perlu mengisi rekeningnya.');
        return venue;
      },
      write: (tx, data) => tx.venue.update({ where: { uid }, data, select: { uid: true } }),
    });
  }
}

const NO_ACCOUNT = { bankName: '', accountNumber: '', accountName: '' };
const ACCOUNT_FIELDS = ['bankName', 'accountNumber', 'accountName'] as const;
type MoneyFields = typeof NO_ACCOUNT & { managerUid: string | null };

/** What keeps the money of a venue from its way; null: nothing. */
const missingIn = ({ managerUid, accountNumber }: MoneyFields) =>
  !managerUid ? 'managerEmail' : !accountNumber ? 'accountNumber' : null;

/** Who keeps the catalogue does not decide where the money goes: an owner, who also pays, does. @throws Refusal 422. */
function checkMoneyFields(known: MoneyFields, wanted: MoneyFields, { role }: AdminIdentity): void {
  if (mayRole(role, 'venue-payouts.approve' satisfies Permission)) return;
  const changed = ACCOUNT_FIELDS.find((name) => known[name] !== wanted[name]);
  const field = known.managerUid === wanted.managerUid ? changed : 'managerEmail';
  if (field) throw invalid({ field, message: 'Pengelola dan rekening tempat hanya bisa diisi pemilik toko' });
}

/** @throws Refusal 422 on `managerEmail` when no customer has it, and on what is missing of an account. */
async function readBody(tx: Tx, body: Omit<CreateVenueBody, 'slug'> & { slug?: string }) {
  const { managerEmail, prices, bankName, accountNumber, accountName, ...facts } = body;
  const account = { bankName: bankName ?? '', accountNumber: accountNumber ?? '', accountName: accountName ?? '' };
  const [missing] = ACCOUNT_FIELDS.filter((name) => account[name] === '');
  if (missing && ACCOUNT_FIELDS.some((name) => account[name] !== ''))
    throw invalid({ field: missing, message: 'Lengkapi rekeningnya, atau kosongkan semuanya' });
  const rows = prices.map(({ price, ...rule }) => ({ ...rule, priceSen: toSen(price) }));
  return { facts: { ...facts, ...account, managerUid: await findManager(tx, managerEmail) }, prices: rows };
}

async function findManager(tx: Tx, email: string | null | undefined): Promise<string | null> {
  if (!email) return null;
  const manager = await tx.customer.findFirst({ where: { email, erasedAt: null }, select: { uid: true } });
  return requireReference(manager, 'managerEmail', 'Belum ada pelanggan dengan email ini').uid;
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
  if (!accountNumber) return accountName ? { ...rest, account: 'changed' } : rest;
  const ending = (number: unknown) => accountEnding({ bankName: null, accountNumber: String(number ?? '') });
  return { ...rest, account: { from: ending(accountNumber.from), to: ending(accountNumber.to) } };
}
