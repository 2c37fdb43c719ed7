import { Injectable } from '@nestjs/common';
import {
  type AdminShopPurchase,
  SHOP_PURCHASE_STATES,
  type ShopPurchaseState,
  adminShopPurchase,
} from '#contracts/products/subscriptions/shop-purchases.admin.http';
import { groupNameOf } from '#domain/catalogue/plan-family';
import { LIVE_ACCOUNT_CODES } from '#domain/products/subscriptions/accounts/account-status';
import { rupiahOrNull, sen, toRupiah } from '#domain/platform/sen';
import type { Prisma } from '#runtime/generated/prisma/client';
import { IS_NEEDED, neededPurchases } from '#runtime/products/subscriptions/shop-purchases.store';
import { listController } from '../../../platform/http/admin-lists/list-controller.js';
import { byChoice, byUid, is, sql } from '../../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy } from '../../../platform/http/admin-lists/record-list.js';

const withGroup = {
  group: {
    select: {
      number: true,
      closedAt: true,
      family: {
        select: {
          name: true,
          provider: { select: { name: true } },
          variants: { where: { package: { voucherTreatments: { not: null } } }, take: 1, select: { uid: true } },
        },
      },
      accounts: {
        where: { status: { in: LIVE_ACCOUNT_CODES }, confirmedAt: { not: null } },
        select: { uid: true },
      },
      shopPurchases: { where: { boughtAt: { not: null } }, select: { number: true, account: true, costSen: true } },
    },
  },
} as const;
type Row = Prisma.ShopPurchaseGetPayload<{ include: typeof withGroup }>;

const IS_IN_STATE: Record<ShopPurchaseState, Prisma.Sql> = {
  open: IS_NEEDED,
  bought: sql`t.bought_at IS NOT NULL`,
  unneeded: sql`t.bought_at IS NULL AND NOT ${IS_NEEDED}`,
};

/** What the shop buys for groups without a host, by when it is due. */
@Injectable()
export class ShopPurchasesList extends RecordList<AdminShopPurchase> {
  protected readonly from = sql`shop_purchase t`;
  protected readonly sorts = { dueAt: sortBy(sql`t.due_at`) };
  protected readonly filters = {
    state: byChoice(SHOP_PURCHASE_STATES)((state) => IS_IN_STATE[state]),
    groupUid: byUid(is(sql`t.group_uid`)),
  };

  protected async read(uids: string[]): Promise<AdminShopPurchase[]> {
    const [purchases, needed] = await Promise.all([
      this.database.shopPurchase.findMany({ where: { uid: { in: uids } }, include: withGroup }),
      neededPurchases(this.database, uids),
    ]);
    return purchases.map((purchase) => view(purchase, needed.has(purchase.uid)));
  }
}

function view({ uid, group, ...purchase }: Row, isNeeded: boolean): AdminShopPurchase {
  const before = group.shopPurchases.find(({ number }) => number === purchase.number - 1);
  return {
    id: uid,
    groupUid: purchase.groupUid,
    groupName: groupNameOf(group),
    providerName: group.family.provider.name,
    state: purchase.boughtAt ? 'bought' : isNeeded ? 'open' : 'unneeded',
    number: purchase.number,
    members: group.accounts.length,
    isRenewed: group.family.variants.length === 0,
    askedAt: purchase.askedAt.toISOString(),
    dueAt: purchase.dueAt.toISOString(),
    account: purchase.account,
    cost: rupiahOrNull(purchase.costSen),
    renewsOn: purchase.renewsOn?.toISOString().slice(0, 10) ?? null,
    boughtAt: purchase.boughtAt?.toISOString() ?? null,
    boughtBy: purchase.boughtBy,
    before: before ? { account: before.account!, cost: toRupiah(sen(before.costSen!)) } : null,
    allowedActions: purchase.boughtAt || group.closedAt ? [] : ['buy'],
  };
}

export const ShopPurchasesListController = listController({
  resource: 'shop-purchases',
  tag: 'admin shop purchases',
  schema: adminShopPurchase,
  source: ShopPurchasesList,
});
