import { readFileSync } from 'node:fs';
import type { Type } from '@nestjs/common';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { Config } from '#runtime/platform/config/config';
import type { Prisma } from '#runtime/generated/prisma/client';
import { type ApiWorld, openApi } from '../../../../test/api-world.js';
import { AttendancesList } from '../../../campaigns/console/results.lists.js';
import { SubmissionsList } from '../../../campaigns/console/submissions.list.js';
import { TestimoniesList } from '../../../content/testimonies/testimonies.admin.js';
import { DESK_NAMES } from '#contracts/desks';
import { WAITING_SHOWN } from '#contracts/dashboard.http';
import { Desks } from '../../../dashboard/desks.js';
import { dashboardSql } from '../../../dashboard/dashboard.sql.js';
import { BlacklistHintsList } from '../../../identity/blacklist/blacklist-hints.list.js';
import { BlacklistList } from '../../../identity/blacklist/blacklist.list.js';
import { CustomerNotesList } from '../../../identity/customers/customer-notes.list.js';
import { CustomersList } from '../../../identity/customers/customers.list.js';
import { NotificationsList } from '../../../messages/notifications.list.js';
import { ErrandsList } from '../../../products/errands/console/errands.list.js';
import { ApplicationsList } from '../../../products/giving/console/applications.list.js';
import { DonationsList } from '../../../products/giving/console/donations.list.js';
import { GiftsList } from '../../../products/giving/console/gifts.list.js';
import { GivingPayoutsList } from '../../../products/giving/console/payouts.list.js';
import { TipsList } from '../../../products/giving/console/tips.list.js';
import { QurbanSharesList } from '../../../products/qurban/console/shares.list.js';
import { ClaimsList } from '../../../products/subscriptions/access/claims.list.js';
import { InvitationsList } from '../../../products/subscriptions/access/invitations.list.js';
import { ThreadsList } from '../../../products/subscriptions/access/threads.list.js';
import { AccountsList } from '../../../products/subscriptions/accounts/accounts.list.js';
import { FollowUpsList } from '../../../products/subscriptions/follow-ups/follow-ups.list.js';
import { GroupsList } from '../../../products/subscriptions/groups/groups.list.js';
import { PurchasesList } from '../../../products/subscriptions/hosts/purchases.list.js';
import { ReimbursementsList } from '../../../products/subscriptions/hosts/reimbursements.list.js';
import { AccessRemovalsList } from '../../../products/subscriptions/periods/access-removals.list.js';
import { RenewalsList } from '../../../products/subscriptions/periods/renewals.list.js';
import { ShopPurchasesList } from '../../../products/subscriptions/shop-purchases/shop-purchases.list.js';
import { ReviewsList } from '../../../products/subscriptions/reviews/reviews.list.js';
import { WaitingList } from '../../../products/subscriptions/waiting-list/waiting-list.list.js';
import { VenueBookingsList } from '../../../products/venues/console/bookings.list.js';
import { VenuePayoutsList } from '../../../products/venues/console/payouts.list.js';
import { VouchersList } from '../../../products/vouchers/vouchers.list.js';
import { OrdersList } from '../../../sales/orders/orders.list.js';
import { PaymentsList } from '../../../sales/payments/payments.list.js';
import { PayoutsList } from '../../../sales/payouts/payouts.list.js';
import { RefundsList } from '../../../sales/refunds/refunds.list.js';
import { ShipmentsList } from '../../../sales/shipping/shipments.list.js';
import { StatementLinesList } from '../../../sales/statements/lines.list.js';
import { UnplacedMoneyList } from '../../../sales/unplaced/unplaced.list.js';
import { AuditEntriesList } from '../../audit/audit-entries.list.js';
import { EventsList } from '../../events/events.list.js';
import { isTooMuch } from './list-total.js';
import type { RecordList } from './record-list.js';

const ORDERS = 12_000;
/** The planner is made to believe in so many times the rows that there are. */
const TIMES = 100;
/** A page of 25 rows read through an index costs some hundreds; sorting a million rows 100,000 and more. */
const MOST_COST = 25_000;

let world: ApiWorld;
let client: pg.Client;
beforeAll(async () => {
  world = await openApi();
  client = new pg.Client({ connectionString: world.app.get(Config).databaseUrl });
  await client.connect();
  await client.query(`SELECT set_config('fill.orders', $1, false)`, [String(ORDERS)]);
  // With every foreign key and trigger: the generator of the bench makes rows that the shop could have made.
  await client.query(`BEGIN; ${readFileSync('bench/fill.sql', 'utf8')}; COMMIT`);
  await client.query(`BEGIN; ${readFileSync('api/src/platform/http/admin-lists/other-lines.sql', 'utf8')}; COMMIT`);
  await client.query('VACUUM ANALYZE');
  await client.query(
    `UPDATE pg_class SET reltuples = reltuples * ${TIMES}
     WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'i') AND reltuples > 50`,
  );
}, 180_000);
afterAll(async () => {
  await client?.end();
  await world?.close();
});

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Subplan Name'?: string;
  'Plan Rows': number;
  'Total Cost': number;
  Plans?: Plan[];
}
async function planOf({ text, values }: Prisma.Sql): Promise<Plan> {
  const explain = text.startsWith('EXPLAIN') ? text : `EXPLAIN (FORMAT JSON) ${text}`;
  const { rows } = await client.query(explain, values);
  return rows[0]['QUERY PLAN'][0].Plan;
}
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Tables with a row for an order or a customer. What is read of others is small. */
const BIG =
  /^(order|account|payment|customer|customer_note|notification|outbox|audit_log|account_group|host_purchase|payout|reimbursement|invoice|ledger_posting|inbox|voucher|follow_up|seat_renewal|access_removal|access_claim|thread|thread_line|waiting_entry|shop_purchase|refund|shipment|giving_donation|giving_gift|giving_tip|qurban_participation|errand|venue_slot|campaign_submission|campaign_attendance|testimony|review|giving_application|bank_statement_line|unplaced_money)$/;
function troubleWith(plan: Plan): string[] {
  const scans = nodesOf(plan).filter(
    ({ 'Node Type': type, 'Relation Name': name = '' }) => type.includes('Seq Scan') && BIG.test(name),
  );
  // The planner takes it that a text that is looked up for each row fits one in two hundred: its cost says nothing.
  const isGuessed = nodesOf(plan).some((node) => node['Subplan Name']?.startsWith('SubPlan'));
  return [
    ...scans.map(({ 'Relation Name': name }) => `reads the whole table ${name}`),
    ...(plan['Total Cost'] > MOST_COST && !isGuessed ? [`costs ${Math.round(plan['Total Cost'])}`] : []),
  ];
}

const uid = '6f6c9c1e-3d5b-4f0a-9a2e-7b1d4c8e5f60';
const RARE_TEXTS = [{ q: 'PTG-261120-ABCDEFG' }, { q: 'ayu.santoso1' }, { q: 'tidak ada' }, { q: '0812345678' }];
/** Of the smaller lists a frequent one is found sooner by reading their whole table. */
const TEXTS = [...RARE_TEXTS, { q: 'Budi' }];
const LISTS: [Type<RecordList<{ id: string }>>, filters: Record<string, unknown>[]][] = [
  [
    OrdersList as never,
    [
      ...TEXTS,
      ...[1, 2, 3, 4, 5, 6, 7, 8].map((status) => ({ status })),
      { customerUid: uid },
      { orderUid: uid },
      { from: '2026-01-01', until: '2026-02-01' },
      { from: '2026-01-01', status: 4 },
      { groupUid: uid },
    ],
  ],
  [
    AccountsList as never,
    [
      ...TEXTS,
      ...[1, 2, 3, 4, 5, 6, 7].map((status) => ({ status })),
      { unboughtHost: true },
      { groupUid: uid },
      { orderUid: uid },
      { customerUid: uid },
    ],
  ],
  [
    PaymentsList as never,
    [
      // Of a frequent name the planner may as well read the newest rows one by one: which, hangs on the rows of this run.
      ...RARE_TEXTS,
      { state: 'submitted' },
      { state: 'confirmed' },
      { orderUid: uid },
      { customerUid: uid },
      { cameLately: true },
    ],
  ],
  [CustomersList as never, [...TEXTS, { blocked: true }, { blocked: false }, { erasure: 'requested' }]],
  [
    NotificationsList as never,
    [...TEXTS, { customerUid: uid }, { emailState: 'waiting' }, { emailState: 'sent' }, { kind: 'order-created' }],
  ],
  [
    EventsList as never,
    [
      { q: 'payment' },
      { q: 'tidak ada' },
      { name: 'order.created' },
      ...['waiting', 'published', 'settled', 'set-aside'].map((state) => ({ state })),
    ],
  ],
  [
    AuditEntriesList as never,
    [
      { q: 'masuk' },
      { q: 'Sari Admin' },
      { subjectUid: uid },
      { act: 'payments.confirm' },
      { act: 'orders.cancel' },
      { from: '2026-01-01', until: '2026-02-01' },
    ],
  ],
  [
    GroupsList as never,
    [...RARE_TEXTS, { q: 'Merek 3' }, { q: '#1234' }, { providerName: 'Merek 1' }, { short: true }, { short: false }],
  ],
  [PurchasesList as never, [...RARE_TEXTS, { state: 'submitted' }, { state: 'verified' }, { orderUid: uid }]],
  [
    ReimbursementsList as never,
    [...RARE_TEXTS, { state: 'paid' }, { unpaid: true }, { orderUid: uid }, { groupUid: uid }],
  ],
  [
    VouchersList as never,
    [...RARE_TEXTS, { q: 'ZAP-0001' }, { state: 'issued' }, { orderUid: uid }, { customerUid: uid }],
  ],
  [
    FollowUpsList as never,
    [...RARE_TEXTS, { state: 'open' }, { orderUid: uid }, { customerUid: uid }, { accountUid: uid }],
  ],
  [
    RenewalsList as never,
    [
      ...RARE_TEXTS,
      { stage: 'open' },
      { stage: 'invoiced' },
      { stage: 'lapsed' },
      { orderUid: uid },
      { accountUid: uid },
    ],
  ],
  [ShopPurchasesList as never, [{ state: 'open' }, { state: 'bought' }, { groupUid: uid }]],
  [
    InvitationsList as never,
    [...RARE_TEXTS, { state: 'to-invite' }, { state: 'sent' }, { state: 'accepted' }, { groupUid: uid }],
  ],
  [AccessRemovalsList as never, [...RARE_TEXTS, { state: 'open' }, { state: 'done' }]],
  [
    ClaimsList as never,
    [
      ...RARE_TEXTS,
      { running: true },
      { state: 'missed' },
      { state: 'solved' },
      { groupUid: uid },
      { accountUid: uid },
    ],
  ],
  [ThreadsList as never, [...RARE_TEXTS, { unread: true }, { unread: false }, { groupUid: uid }]],
  [
    ReviewsList as never,
    [...RARE_TEXTS, { state: 'waiting' }, { state: 'shown' }, { customerUid: uid }, { accountUid: uid }],
  ],
  [
    WaitingList as never,
    [...RARE_TEXTS, { state: 'waiting' }, { state: 'offered' }, { customerUid: uid }, { variantUid: uid }],
  ],
  [
    RefundsList as never,
    [...RARE_TEXTS, { state: 'requested' }, { state: 'paid' }, { orderUid: uid }, { customerUid: uid }],
  ],
  [
    ShipmentsList as never,
    [...RARE_TEXTS, { state: 'to-pack' }, { state: 'delivered' }, { method: 'courier' }, { orderUid: uid }],
  ],
  [
    DonationsList as never,
    [
      ...RARE_TEXTS,
      { state: 'promised' },
      { state: 'received' },
      { messageState: 'waiting' },
      { causeUid: uid },
      { orderUid: uid },
    ],
  ],
  [GiftsList as never, [...RARE_TEXTS, { state: 'ready' }, { state: 'expired' }, { orderUid: uid }]],
  [TipsList as never, [...RARE_TEXTS, { state: 'promised' }, { state: 'received' }, { orderUid: uid }]],
  [
    GivingPayoutsList as never,
    [...RARE_TEXTS, { state: 'scheduled' }, { state: 'paid' }, { unpaid: true }, { customerUid: uid }],
  ],
  [ErrandsList as never, [{ state: 'requested' }, { state: 'declined' }, { toShip: true }, { customerUid: uid }]],
  [
    VenueBookingsList as never,
    [...RARE_TEXTS, { state: 'confirmed' }, { state: 'played' }, { venueUid: uid }, { customerUid: uid }],
  ],
  [
    VenuePayoutsList as never,
    [...RARE_TEXTS, { state: 'scheduled' }, { state: 'paid' }, { unpaid: true }, { customerUid: uid }],
  ],
  [
    QurbanSharesList as never,
    [...RARE_TEXTS, { state: 'held' }, { state: 'paid' }, { animalUid: uid }, { orderUid: uid }, { isLate: true }],
  ],
  [
    SubmissionsList as never,
    [...RARE_TEXTS, { state: 'submitted' }, { state: 'completed' }, { missionUid: uid }, { customerUid: uid }],
  ],
  [
    StatementLinesList as never,
    [...RARE_TEXTS, { state: 'open' }, { state: 'ignored' }, { direction: 'in' }, { statementUid: uid }],
  ],
  [UnplacedMoneyList as never, [...RARE_TEXTS, { state: 'open' }, { state: 'returned' }]],
  [AttendancesList as never, [...RARE_TEXTS, { liveUid: uid }, { customerUid: uid }]],
  [TestimoniesList as never, [...RARE_TEXTS, { state: 'waiting' }, { state: 'shown' }]],
  [ApplicationsList as never, [...RARE_TEXTS, { state: 'waiting' }, { state: 'declined' }, { customerUid: uid }]],
  [CustomerNotesList as never, [{ customerUid: uid }]],
  [BlacklistList as never, [{ state: 'active' }, { appealing: true }, { customerUid: uid }]],
  [BlacklistHintsList as never, [...RARE_TEXTS, { state: 'waiting' }, { entryUid: uid }, { customerUid: uid }]],
];

/** Beside these, one that has no index for the order in which it stands. */
const COUNTED: typeof LISTS = [
  ...LISTS,
  [PayoutsList as never, [{ state: 'paid' }, { state: 'scheduled' }, { unpaid: true }, { toApprove: true }]],
];

describe('with a million orders', () => {
  it.each(LISTS.map(([source, filters]) => [source.name, source, filters] as const))(
    '%s is read through indexes',
    async (_, source, filters) => {
      const list = world.app.get(source, { strict: false });
      const problems: string[] = [];
      const pages = [
        { range: '[0,24]' },
        { range: '[25,49]' },
        { range: '[2500,2524]' },
        { range: '[0,24]', ascending: true },
        ...filters.map((filter) => ({ range: '[0,24]', filter })),
      ];
      for (const { range, ascending, filter = {} } of pages as {
        range: string;
        ascending?: boolean;
        filter?: object;
      }[]) {
        // The default field is sorted by when `id` is asked for.
        const sort = JSON.stringify(['id', ascending ? 'ASC' : 'DESC']);
        const statements = list.statements(list.listOf({ range, filter: JSON.stringify(filter), sort }));
        const expected = await planOf(statements.expected);
        const { page, counted } = statements.read(expected);
        for (const sql of counted ? [page, counted] : [page])
          for (const trouble of troubleWith(await planOf(sql)))
            problems.push(`${JSON.stringify({ range, filter })} ${trouble}: ${sql.text}`);
      }
      expect(problems).toEqual([]);
    },
  );

  it.each(COUNTED.map(([source, filters]) => [source.name, source, filters] as const))(
    'of %s no more is counted than is said',
    async (_, source, filters) => {
      const list = world.app.get(source, { strict: false });
      const texts = filters.filter((filter) => 'q' in filter);
      const choices = filters.filter((filter) => !('q' in filter));
      const problems: string[] = [];
      for (const beside of [{}, ...texts])
        for (const choice of choices) {
          const { expected, counts } = list.countStatements([{ ...beside, ...choice }]);
          if (expected && isTooMuch(await planOf(expected))) continue;
          const { 'Total Cost': cost } = await planOf(counts);
          if (cost > MOST_COST) problems.push(`${JSON.stringify({ beside, choice })} costs ${cost}: ${counts.text}`);
        }
      expect(problems).toEqual([]);
    },
  );

  it('the dashboard is read through indexes', async () => {
    // Here every group's plan invites, so the seats to invite are joined with all groups at once, which is the cheapest.
    const names = DESK_NAMES.filter((name) => name !== 'invitationsToSend');
    const desks = world.app.get(Desks, { strict: false }).counts(names);
    expect(troubleWith(await planOf(dashboardSql(new Date(), desks, new Date())))).toEqual([]);
  });

  it('the inbox is read through indexes', async () => {
    const names = DESK_NAMES.filter((name) => name !== 'invitationsToSend');
    const first = world.app.get(Desks, { strict: false }).first(names, WAITING_SHOWN);
    expect(troubleWith(await planOf(first))).toEqual([]);
  });
});
