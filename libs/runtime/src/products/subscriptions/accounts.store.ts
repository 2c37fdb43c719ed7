import {
  ACCOUNT_STATUS,
  type AccountAction,
  accountMoves,
  accountStatusOf,
} from '#domain/products/subscriptions/accounts/account-status';
import { MONEY_BACK_AFTER_HOURS } from '#domain/products/subscriptions/accounts/money-back';
import type { Tx } from '#runtime/platform/db/database';
import { Prisma } from '#runtime/generated/prisma/client';
import { type Write, writeTogether } from '#runtime/platform/db/write-together';
import { announcement } from '#runtime/platform/outbox/announce';
import type { Cause } from '#runtime/sales/orders.store';

export interface AccountRow {
  uid: string;
  groupUid: string;
  orderUid: string;
  status: number;
}

interface Also {
  /** When the money or the purchase was confirmed. */
  confirmedAt?: Date;
  /** Why it waits; a move without a reason clears it. */
  pendingReason?: string | null;
  /** Of the app, so that what goes back in the same transaction is not before it; by default the database's. */
  at?: Date;
}
/** One step of the account table. */
export interface AccountMove extends Also {
  account: AccountRow;
  action: AccountAction;
  cause: Cause;
}

/** Takes one step of the account table: row, history and event in the caller's transaction. The caller holds the order's or group's lock. */
export const moveAccount = (
  tx: Tx,
  account: AccountRow,
  action: AccountAction,
  cause: Cause,
  also: Also = {},
): Promise<void> => moveAccounts(tx, [{ account, action, cause, ...also }]);

/** The same for several accounts, and `also` with them, in one statement. @throws Error when one of them has been moved meanwhile. */
export async function moveAccounts(tx: Tx, moves: AccountMove[], also: Write[] = []): Promise<void> {
  if (moves.length === 0) return;
  const steps = moves.map(({ account: { uid, status: from }, action, cause, pendingReason, confirmedAt, at }) => {
    const to = ACCOUNT_STATUS[accountMoves.after(accountStatusOf(from), action, cause.actor)];
    const { by, why, eventUid } = cause;
    return { uid, from, to, pendingReason, confirmedAt, by, why, eventUid, at };
  });
  const rows = moves.length;
  const ctes = Prisma.sql`account_step AS (
      SELECT * FROM json_to_recordset(${JSON.stringify(steps)}::json) AS s ("uid" uuid, "from" int, "to" int,
        "pendingReason" text, "confirmedAt" timestamptz, "by" text, "why" text, "eventUid" uuid, "at" timestamptz)
    ), account_moved AS (
      UPDATE "account" a SET "status" = s."to", "version" = a."version" + 1, "pending_reason" = s."pendingReason",
        "confirmed_at" = coalesce(s."confirmedAt", a."confirmed_at"),
        "money_back_due_at" = CASE WHEN s."to" = ${ACCOUNT_STATUS.pending} AND a."role" = 'regular'
          THEN coalesce(s."confirmedAt", a."confirmed_at") + ${MONEY_BACK_AFTER_HOURS} * interval '1 hour' END,
        "money_back_offered_at" = NULL
      FROM account_step s WHERE a."uid" = s."uid" AND a."status" = s."from" RETURNING a."uid"
    ), account_remembered AS (
      INSERT INTO "account_history" ("account_uid", "from_status", "to_status", "why", "by", "event_uid", "at")
      SELECT s."uid", s."from", s."to", s."why", s."by", s."eventUid", coalesce(s."at", clock_timestamp())
      FROM account_step s JOIN account_moved USING ("uid") RETURNING 1
    )`;
  const payloads = moves.map(({ account: { uid: accountUid, orderUid, groupUid, status: from } }, index) => ({
    accountUid,
    orderUid,
    groupUid,
    from,
    to: steps[index]!.to,
  }));
  const causes = moves.map(({ cause }) => cause.eventUid ?? null);
  const moved: Write = { ctes, name: 'account_remembered', rows };
  await writeTogether(tx, [moved, ...also, announcement(tx, 'account.status-changed', payloads, causes)]);
}
