import { silenceEnds } from '#domain/products/subscriptions/access/access-claim';
import { startAtAccess } from '#domain/products/subscriptions/periods/start-at-access';
import type { GroupLogin } from '#runtime/products/subscriptions/vault/vault';
import type { DemoRows } from './demo-rows.js';
import type { GroupReplay } from './group-replay.js';

/** A login that is still to be sealed. */
export interface DemoLogin {
  groupUid: string;
  login: GroupLogin;
  storedUid: string;
  storedAt: Date;
}

/**
 * The host stores the login at `at`, or, where the provider invites, the members who are active then are invited; with it
 * their paid time begins. @returns the login, null where there is none.
 */
export function giveAccess(rows: DemoRows, group: GroupReplay, at: Date, now: Date): DemoLogin | null {
  const { invites, slug } = group.family;
  for (const { accountUid } of group.seats) {
    const period = rows.periods.find((row) => row.accountUid === accountUid);
    if (!period) continue;
    const activatedAt = new Date(period.startsAt);
    if (invites && activatedAt > at) continue;
    const grantedAt = activatedAt > at ? activatedAt : at;
    const yesAt = silenceEnds(grantedAt);
    const confirmed = { confirmedAt: yesAt, confirmedBy: 'silence' };
    rows.accesses.push({ accountUid, grantedAt, ...(yesAt <= now ? confirmed : { dueAt: yesAt }) });
    beginWith(rows, period, grantedAt);
  }
  const host = group.seats.find(({ role }) => role === 'host');
  if (invites || !host) return null;
  const { groupUid } = host.account;
  rows.credentialAccesses.push({ groupUid, version: 1, kind: 'stored', accountUid: host.accountUid, at });
  const login = { username: `${slug}@contoh.test`, password: 'Contoh-Bukan-Asli-1', profile: null, pin: null };
  const note = 'Contoh untuk toko percobaan, bukan akun sungguhan.';
  return { groupUid, login: { ...login, note }, storedUid: host.person.uid, storedAt: at };
}

/** docs/rules/periods.md#first-day */
function beginWith({ renewals }: DemoRows, period: DemoRows['periods'][number], at: Date): void {
  const renewal = renewals.find(({ accountUid }) => accountUid === period.accountUid)!;
  const had = { startsAt: new Date(period.startsAt), endsAt: new Date(period.endsAt) };
  const moved = startAtAccess([had], new Date(renewal.anchorDay).toISOString().slice(0, 10), at);
  if (!moved) return;
  Object.assign(period, moved.periods[0]);
  Object.assign(renewal, { anchorDay: new Date(moved.anchorDay), paidUntil: period.endsAt });
}
