import { Injectable } from '@nestjs/common';
import {
  type AdminAttendance,
  type AdminLottery,
  type AdminPrizeCode,
  adminAttendance,
  adminLottery,
  adminPrizeCode,
} from '#contracts/campaigns/results.admin.http';
import { LOTTERY_STATES, type LotteryState, lotteryMoves } from '#domain/campaigns/lottery';
import {
  type Through,
  customerIn,
  customerWay,
  foundIn,
  ownWay,
  wayThrough,
} from '../../platform/http/admin-lists/found-by-person.js';
import { listController } from '../../platform/http/admin-lists/list-controller.js';
import {
  byChoice,
  byFlag,
  byText,
  byUid,
  contains,
  is,
  isNull,
  sql,
} from '../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy } from '../../platform/http/admin-lists/record-list.js';
import { peopleOf } from './people-of.js';

const tag = 'admin campaigns';
const named = { select: { name: true } } as const;
const titled = { select: { title: true } } as const;

@Injectable()
export class AttendancesList extends RecordList<AdminAttendance> {
  protected readonly from = sql`campaign_attendance t`;
  protected readonly sorts = { at: sortBy(sql`t.at`) };
  protected readonly filters = {
    q: byText((q) => foundIn(customerWay(q, customerIn(sql`campaign_attendance`)))),
    liveUid: byUid(is(sql`t.live_uid`)),
    customerUid: byUid(is(sql`t.customer_uid`)),
  };

  protected async read(uids: string[]): Promise<AdminAttendance[]> {
    const found = await this.database.campaignAttendance.findMany({
      where: { uid: { in: uids } },
      include: { campaign: named, live: titled },
    });
    const people = await peopleOf(this.database, found);
    return found.map(({ uid, campaign, live, at, ...row }) => ({
      id: uid,
      ...row,
      campaignName: campaign.name,
      customerName: people.get(row.customerUid)?.name ?? '',
      liveTitle: live.title,
      at: at.toISOString(),
      allowedActions: [],
    }));
  }
}

@Injectable()
export class PrizeCodesList extends RecordList<AdminPrizeCode> {
  protected readonly from = sql`campaign_prize_code t`;
  protected readonly sorts = { createdAt: sortBy(sql`t.created_at`) };
  protected readonly filters = {
    q: byText((q) => foundIn(customerWay(q, customerIn(sql`campaign_prize_code`)))),
    prizeUid: byUid(is(sql`t.prize_uid`)),
    claimed: byFlag((claimed) => isNull(sql`t.claimed_at`, !claimed)),
  };

  protected async read(uids: string[]): Promise<AdminPrizeCode[]> {
    const found = await this.database.campaignPrizeCode.findMany({
      where: { uid: { in: uids } },
      include: { prize: titled },
    });
    const people = await peopleOf(this.database, found);
    return found.map(({ uid, prize, claimedAt, createdAt, ...row }) => ({
      id: uid,
      ...row,
      prizeTitle: prize.title,
      customerName: (row.customerUid && people.get(row.customerUid)?.name) ?? null,
      claimedAt: claimedAt?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
      allowedActions: [],
    }));
  }
}

/** Lotteries in which the customer was drawn. The role that keeps campaigns may not read customers: by what its page shows alone. */
const OF_DRAWN: Through = {
  rows: sql`JOIN campaign_lottery_entry e ON e.customer_uid = c.uid AND e.rank IS NOT NULL JOIN campaign_lottery t ON t.uid = e.lottery_uid`,
  of: sql`campaign_lottery_entry e JOIN customer c ON c.uid = e.customer_uid WHERE e.lottery_uid = t.uid AND e.rank IS NOT NULL`,
};

/** The seed is in no answer before the draw, for an owner neither. */
@Injectable()
export class LotteriesList extends RecordList<AdminLottery> {
  protected readonly from = sql`campaign_lottery t`;
  protected readonly sorts = { createdAt: sortBy(sql`t.created_at`) };
  protected readonly filters = {
    q: byText((q) =>
      foundIn(
        ownWay(sql`campaign_lottery`, contains(q, sql`t.title`)),
        wayThrough(sql`customer c`, OF_DRAWN, contains(q, sql`c.name`)),
      ),
    ),
    state: byChoice(LOTTERY_STATES)(is(sql`t.state`)),
    campaignUid: byUid(is(sql`t.campaign_uid`)),
  };

  protected async read(uids: string[]): Promise<AdminLottery[]> {
    const found = await this.database.campaignLottery.findMany({
      where: { uid: { in: uids } },
      include: {
        campaign: named,
        live: titled,
        entries: { where: { rank: { not: null } }, orderBy: { rank: 'asc' } },
      },
    });
    const drawn = found.flatMap(({ entries }) => entries);
    const people = await peopleOf(this.database, drawn);
    return found.map(({ uid, campaign, live, entries, seed, version: _, ...row }) => ({
      id: uid,
      ...row,
      campaignName: campaign.name,
      liveTitle: live.title,
      createdAt: row.createdAt.toISOString(),
      frozenAt: row.frozenAt?.toISOString() ?? null,
      drawnAt: row.drawnAt?.toISOString() ?? null,
      seed: row.drawnAt && seed,
      winningEntries: entries.map(({ rank, number, code, customerUid, passedOver }) => ({
        rank: rank!,
        number,
        code,
        customerUid,
        customerName: (customerUid && people.get(customerUid)?.name) ?? null,
        isBlocked: customerUid !== null && people.get(customerUid)?.isBlocked === true,
        isPassed: passedOver,
      })),
      allowedActions: lotteryMoves.actionsOn(row.state as LotteryState, 'admin'),
    }));
  }
}

export const AttendancesListController = listController({
  resource: 'live-attendances',
  tag,
  schema: adminAttendance,
  source: AttendancesList,
});
export const PrizeCodesListController = listController({
  resource: 'prize-codes',
  tag,
  schema: adminPrizeCode,
  source: PrizeCodesList,
});
export const LotteriesListController = listController({
  resource: 'lotteries',
  tag,
  schema: adminLottery,
  source: LotteriesList,
});
