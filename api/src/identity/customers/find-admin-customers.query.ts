import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AdminCustomer } from '#contracts/identity/customers.admin.http';
import { whatsAppLink } from '#domain/platform/phone';
import { type ErasureState, erasureMoves } from '#domain/identity/privacy/erasure';
import { Database } from '#runtime/platform/db/database';
import type { Prisma } from '#runtime/generated/prisma/client';
import { CustomerRecords } from '#runtime/identity/customer-records';
import { type AdminList, filterFlag, filterOneOf, filterText } from '../../platform/http/admin-lists/admin-list.js';
import { containing, onlyFilters, pageOf, phoneContaining } from '../../platform/http/admin-lists/admin-where.js';

export class FindAdminCustomersQuery extends Query<{ rows: AdminCustomer[]; total: number }> {
  constructor(readonly list: AdminList) {
    super();
  }
}

export const CUSTOMER_SORTS = ['createdAt', 'name', 'email', 'blockedAt'] as const;
const FILTERS = ['q', 'blocked', 'erasure'];

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
  _count: { select: { orders: true } },
} as const;

@QueryHandler(FindAdminCustomersQuery)
export class FindAdminCustomersHandler implements IQueryHandler<FindAdminCustomersQuery> {
  constructor(
    private readonly database: Database,
    private readonly records: CustomerRecords,
  ) {}

  async execute({ list }: FindAdminCustomersQuery): Promise<{ rows: AdminCustomer[]; total: number }> {
    const where = conditionsOf(list);
    const [customers, total] = await Promise.all([
      this.database.customer.findMany({ where, orderBy: orderOf(list), ...pageOf(list), select: columns }),
      this.database.customer.count({ where }),
    ]);
    return { rows: await Promise.all(customers.map((customer) => this.adminCustomer(customer))), total };
  }

  private async adminCustomer(customer: CustomerRow): Promise<AdminCustomer> {
    return {
      id: customer.uid,
      name: customer.name,
      email: customer.email,
      phoneNumber: customer.phoneNumber,
      waLink: whatsAppLink(customer.phoneNumber, `Halo ${customer.name}, kami dari Patungan.`),
      orders: customer._count.orders,
      blockedAt: customer.blockedAt?.toISOString() ?? null,
      blockedReason: customer.blockedReason,
      erasure: await this.erasureOf(customer),
      createdAt: customer.createdAt.toISOString(),
      allowedActions: allowedActions(customer),
    };
  }

  /** A query for each customer with an erasure; they are few. */
  private async erasureOf({ uid, erasures: [erasure] }: CustomerRow): Promise<AdminCustomer['erasure']> {
    if (!erasure) return null;
    const requestedAt = erasure.requestedAt.toISOString();
    if (erasure.state !== 'requested') return { state: 'erased', requestedAt, obstacles: [] };
    const { obstacles } = await this.records.readOpen(this.database, uid);
    return { state: 'requested', requestedAt, obstacles };
  }
}

type CustomerRow = Prisma.CustomerGetPayload<{ select: typeof columns }>;

/** An erased customer can be neither blocked nor unblocked. */
function allowedActions({ erasedAt, blockedAt, erasures: [erasure] }: CustomerRow): string[] {
  if (erasedAt) return [];
  const waits = erasure && erasureMoves.actionsOn(erasure.state as ErasureState, 'admin').includes('withdraw');
  return [blockedAt ? 'unblock' : 'block', ...(waits ? ['withdraw-erasure'] : [])];
}

function conditionsOf(list: AdminList): Prisma.CustomerWhereInput {
  onlyFilters(list, FILTERS);
  const { filter, ids } = list;
  const q = filterText(filter, 'q');
  const blocked = filterFlag(filter, 'blocked');
  const erasure = filterOneOf(filter, 'erasure', ['requested'] as const);
  return {
    uid: ids ? { in: ids } : undefined,
    blockedAt: blocked === undefined ? undefined : blocked ? { not: null } : null,
    ...(erasure && { erasures: { some: { state: erasure } } }),
    ...(q && {
      OR: [
        { name: containing(q) },
        { email: containing(q) },
        ...phoneContaining(q).map((phoneNumber) => ({ phoneNumber })),
      ],
    }),
  };
}

function orderOf({ sort: { field, direction } }: AdminList): Prisma.CustomerOrderByWithRelationInput[] {
  const sort = field === 'blockedAt' ? { sort: direction, nulls: 'last' as const } : direction;
  return [{ [field]: sort }, { uid: 'asc' }];
}
