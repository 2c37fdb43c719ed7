import { Injectable, type Type } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { DESKS, DESK_NAMES, type DeskList, type DeskName } from '#contracts/desks';
import { Prisma } from '#runtime/generated/prisma/client';
import { BlacklistHintsList } from '../identity/blacklist/blacklist-hints.list.js';
import { BlacklistList } from '../identity/blacklist/blacklist.list.js';
import { EventsList } from '../platform/events/events.list.js';
import type { RecordList } from '../platform/http/admin-lists/record-list.js';
import { ErrandsList } from '../products/errands/console/errands.list.js';
import { GivingPayoutsList } from '../products/giving/console/payouts.list.js';
import { SekeranjangProductsList } from '../products/sekeranjang/console/products.list.js';
import { ClaimsList } from '../products/subscriptions/access/claims.list.js';
import { InvitationsList } from '../products/subscriptions/access/invitations.list.js';
import { ThreadsList } from '../products/subscriptions/access/threads.list.js';
import { AccountsList } from '../products/subscriptions/accounts/accounts.list.js';
import { FollowUpsList } from '../products/subscriptions/follow-ups/follow-ups.list.js';
import { GroupsList } from '../products/subscriptions/groups/groups.list.js';
import { PurchasesList } from '../products/subscriptions/hosts/purchases.list.js';
import { ReimbursementsList } from '../products/subscriptions/hosts/reimbursements.list.js';
import { AccessRemovalsList } from '../products/subscriptions/periods/access-removals.list.js';
import { ShopPurchasesList } from '../products/subscriptions/shop-purchases/shop-purchases.list.js';
import { VenuePayoutsList } from '../products/venues/console/payouts.list.js';
import { CostsList } from '../sales/costs/costs.list.js';
import { PaymentsList } from '../sales/payments/payments.list.js';
import { PayoutsList } from '../sales/payouts/payouts.list.js';
import { RefundsList } from '../sales/refunds/refunds.list.js';
import { StatementLinesList } from '../sales/statements/lines.list.js';
import { UnplacedMoneyList } from '../sales/unplaced/unplaced.list.js';

const LISTS: Record<DeskList, Type<RecordList<{ id: string }>>> = {
  payments: PaymentsList,
  'statement-lines': StatementLinesList,
  'unplaced-money': UnplacedMoneyList,
  refunds: RefundsList,
  payouts: PayoutsList,
  costs: CostsList,
  reimbursements: ReimbursementsList,
  'giving-payouts': GivingPayoutsList,
  'venue-payouts': VenuePayoutsList,
  'host-purchases': PurchasesList,
  'shop-purchases': ShopPurchasesList,
  errands: ErrandsList,
  'sekeranjang-products': SekeranjangProductsList,
  'follow-ups': FollowUpsList,
  'access-claims': ClaimsList,
  threads: ThreadsList,
  invitations: InvitationsList,
  'access-removals': AccessRemovalsList,
  accounts: AccountsList,
  'account-groups': GroupsList,
  blacklist: BlacklistList,
  'blacklist-hints': BlacklistHintsList,
  events: EventsList,
};

/** What waits at the desks, counted by the conditions of their lists. */
@Injectable()
export class Desks {
  constructor(private readonly modules: ModuleRef) {}

  /** A JSON object with the number of each desk; a part of a larger statement. */
  counts(names: readonly DeskName[] = DESK_NAMES): Prisma.Sql {
    const pairs = names.map((name) => {
      const { list, filter } = DESKS[name];
      // A parameter alone has no type in a function that takes any.
      return Prisma.sql`${name}::text, (${this.modules.get(LISTS[list], { strict: false }).count(filter)})`;
    });
    return Prisma.sql`json_build_object(${Prisma.join(pairs)})`;
  }
}
