import { Injectable } from '@nestjs/common';
import { type AdminCustomer, adminCustomer } from '#contracts/identity/customers.admin.http';
import { type ErasureState, erasureMoves } from '#domain/identity/privacy/erasure';
import { Database } from '#runtime/platform/db/database';
import type { Prisma } from '#runtime/generated/prisma/client';
import { CustomerRecords } from '#runtime/identity/customer-records';
import { whatsAppTextLink } from '#runtime/messages/whatsapp-link';
import { namesPerson } from '../../platform/http/admin-lists/found-by-person.js';
import { listController } from '../../platform/http/admin-lists/list-controller.js';
import { byChoice, byFlag, byText, isNull, sql } from '../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy, sortByNullable } from '../../platform/http/admin-lists/record-list.js';
import { SEARCH_TEXT } from '../../platform/http/admin-lists/search-texts.js';

const TEXT = SEARCH_TEXT.customer('t');

const columns = {
  uid: true,
  name: true,
  email: true,
  phoneNumber: true,
  blockedAt: true,
  blockedReason: true,
  erasedAt: true,
  erasures: { where: { state: { not: 'withdrawn' } } },
  createdAt: true,
} as const;
type Row = Prisma.CustomerGetPayload<{ select: typeof columns }>;

@Injectable()
export class CustomersList extends RecordList<AdminCustomer> {
  protected readonly from = sql`customer t`;
  protected readonly sorts = {
    createdAt: sortBy(sql`t.created_at`),
    name: sortBy(sql`t.name`),
    email: sortBy(sql`t.email`),
    blockedAt: sortByNullable(sql`t.blocked_at`),
  };
  protected readonly filters = {
    q: byText((q) => namesPerson(q, TEXT, sql`t.phone_number`)),
    blocked: byFlag((blocked) => isNull(sql`t.blocked_at`, !blocked)),
    erasure: byChoice(['requested'])(
      (state) => sql`EXISTS (SELECT FROM erasure e WHERE e.customer_uid = t.uid AND e.state = ${state})`,
    ),
  };

  constructor(
    database: Database,
    private readonly records: CustomerRecords,
  ) {
    super(database);
  }

  protected async read(uids: string[]): Promise<AdminCustomer[]> {
    const [customers, counted] = await Promise.all([
      this.database.customer.findMany({ where: { uid: { in: uids } }, select: columns }),
      // Prisma's `_count` of a relation counts the whole table, whatever is selected.
      this.database.order.groupBy({ by: 'customerUid', where: { customerUid: { in: uids } }, _count: true }),
    ]);
    const orders = new Map(counted.map(({ customerUid, _count }) => [customerUid, _count]));
    return Promise.all(customers.map((customer) => this.view(customer, orders.get(customer.uid) ?? 0)));
  }

  private async view(customer: Row, orders: number): Promise<AdminCustomer> {
    return {
      id: customer.uid,
      name: customer.name,
      email: customer.email,
      phoneNumber: customer.phoneNumber,
      waLink: whatsAppTextLink(customer.phoneNumber, 'customer', { name: customer.name }),
      orders,
      blockedAt: customer.blockedAt?.toISOString() ?? null,
      blockedReason: customer.blockedReason,
      erasure: await this.erasureOf(customer),
      createdAt: customer.createdAt.toISOString(),
      allowedActions: allowedActions(customer),
    };
  }

  /** A query for each customer with an erasure; they are few. */
  private async erasureOf({ uid, erasures: [erasure] }: Row): Promise<AdminCustomer['erasure']> {
    if (!erasure) return null;
    const requestedAt = erasure.requestedAt.toISOString();
    if (erasure.state !== 'requested') return { state: 'erased', requestedAt, obstacles: [] };
    const { obstacles } = await this.records.readOpen(this.database, uid);
    return { state: 'requested', requestedAt, obstacles };
  }
}

/** Nothing is done with an erased customer any more. */
function allowedActions({ erasedAt, blockedAt, erasures: [erasure] }: Row): string[] {
  if (erasedAt) return [];
  const waits = erasure && erasureMoves.actionsOn(erasure.state as ErasureState, 'admin').includes('withdraw');
  return ['write-note', blockedAt ? 'unblock' : 'block', ...(waits ? ['withdraw-erasure'] : [])];
}

export const CustomersListController = listController({
  resource: 'customers',
  tag: 'admin customers',
  schema: adminCustomer,
  source: CustomersList,
});
