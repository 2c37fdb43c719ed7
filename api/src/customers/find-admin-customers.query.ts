import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AdminCustomer } from '#contracts/http/admin.http';
import { whatsAppLink } from '#domain/customers/phone';
import { Database } from '#runtime/db/database';
import type { Prisma } from '#runtime/generated/prisma/client';
import { type AdminList, filterFlag, filterText } from '../http/admin-list.js';
import { containing, onlyFilters, pageOf, phoneContaining } from '../http/admin-where.js';

export class FindAdminCustomersQuery extends Query<{ rows: AdminCustomer[]; total: number }> {
  constructor(readonly list: AdminList) {
    super();
  }
}

export const CUSTOMER_SORTS = ['createdAt', 'name', 'email', 'blockedAt'] as const;
const FILTERS = ['q', 'blocked'];

const columns = {
  uid: true,
  name: true,
  email: true,
  phoneNumber: true,
  blockedAt: true,
  blockedReason: true,
  createdAt: true,
  _count: { select: { orders: true } },
} as const;

@QueryHandler(FindAdminCustomersQuery)
export class FindAdminCustomersHandler implements IQueryHandler<FindAdminCustomersQuery> {
  constructor(private readonly database: Database) {}

  async execute({ list }: FindAdminCustomersQuery): Promise<{ rows: AdminCustomer[]; total: number }> {
    const where = conditionsOf(list);
    const [customers, total] = await Promise.all([
      this.database.customer.findMany({ where, orderBy: orderOf(list), ...pageOf(list), select: columns }),
      this.database.customer.count({ where }),
    ]);
    return { rows: customers.map(adminCustomer), total };
  }
}

const adminCustomer = (customer: Prisma.CustomerGetPayload<{ select: typeof columns }>): AdminCustomer => ({
  id: customer.uid,
  name: customer.name,
  email: customer.email,
  phoneNumber: customer.phoneNumber,
  waLink: whatsAppLink(customer.phoneNumber, `Halo ${customer.name}, kami dari Patungan.`),
  orders: customer._count.orders,
  blockedAt: customer.blockedAt?.toISOString() ?? null,
  blockedReason: customer.blockedReason,
  createdAt: customer.createdAt.toISOString(),
  allowedActions: [customer.blockedAt ? 'unblock' : 'block'],
});

function conditionsOf(list: AdminList): Prisma.CustomerWhereInput {
  onlyFilters(list, FILTERS);
  const { filter, ids } = list;
  const q = filterText(filter, 'q');
  const blocked = filterFlag(filter, 'blocked');
  return {
    uid: ids ? { in: ids } : undefined,
    blockedAt: blocked === undefined ? undefined : blocked ? { not: null } : null,
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
