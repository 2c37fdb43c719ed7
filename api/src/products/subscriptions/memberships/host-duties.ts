import type { Membership } from '#contracts/products/subscriptions/memberships.http';
import { maskName } from '#domain/identity/customers/mask-name';
import { OPEN_CLAIM_STATES } from '#domain/products/subscriptions/access/access-claim';
import { type HostScope, hostScopeOf, isInScope } from '#domain/products/subscriptions/access/thread';
import { LIVE_ACCOUNT_CODES } from '#domain/products/subscriptions/accounts/account-status';
import type { Database } from '#runtime/platform/db/database';
import { reasonLabelOf } from '../access/claim-view.js';

type HostDuty = Membership['hostDuties'][number];

interface Seat {
  uid: string;
  role: string;
  status: number;
  createdAt: Date;
  group: { uid: string; credential: object | null; family: { invites: boolean } };
}

/**
 * What the members of these seats' groups wait for from their host, the earliest first: the answer to a claim, and the login that
 * the vault lacks. Only of a host that has bought. docs/rules/hosts.md#duties
 */
export async function readHostDuties(
  database: Database,
  seats: Seat[],
  now: Date,
): Promise<(accountUid: string) => HostDuty[]> {
  const hosts = seats.flatMap(({ uid, group, ...seat }) => {
    const scope = hostScopeOf({ ...seat, groupUid: group.uid });
    return scope ? [{ uid, scope, lacksLogin: group.credential === null && !group.family.invites }] : [];
  });
  if (hosts.length === 0) return () => [];
  const [claims, logins] = await Promise.all([
    readClaims(
      database,
      hosts.map(({ scope }) => scope),
    ),
    database.hostTask.findMany({
      where: { accountUid: { in: hosts.map(({ uid }) => uid) }, kind: 'login', OR: OPEN_OR_MISSED },
      orderBy: { dueAt: 'desc' },
      select: { accountUid: true, dueAt: true },
    }),
  ]);
  const dutiesOf = ({ uid, scope, lacksLogin }: (typeof hosts)[number]): HostDuty[] => {
    const dueOf = (dueAt: Date | null) => ({
      dueAt: dueAt?.toISOString() ?? null,
      isLate: dueAt !== null && dueAt <= now,
    });
    const login = { kind: 'login' as const, claim: null };
    const loginDueAt = logins.find(({ accountUid }) => accountUid === uid)?.dueAt ?? null;
    return [
      ...claims
        .filter((claim) => isInScope(scope, { groupUid: claim.groupUid, at: claim.openedAt }))
        .map((claim) => ({
          kind: 'claim' as const,
          claim: {
            uid: claim.uid,
            memberName: maskName(claim.account.order.name),
            reasonLabel: reasonLabelOf(claim),
            isAnswered: claim.state === 'answered',
          },
          ...dueOf(claim.dueAt),
        })),
      ...(lacksLogin ? [{ ...login, ...dueOf(loginDueAt) }] : []),
    ];
  };
  const duties = new Map(hosts.map((host) => [host.uid, dutiesOf(host)]));
  return (accountUid) => duties.get(accountUid) ?? [];
}

const OPEN_OR_MISSED = [{ outcome: null }, { outcome: 'missed' }];

/** Of members who are still in the group of the claim, as in the host's threads. */
async function readClaims(database: Database, scopes: HostScope[]) {
  const claims = await database.accessClaim.findMany({
    where: {
      groupUid: { in: scopes.map(({ groupUid }) => groupUid) },
      state: { in: OPEN_CLAIM_STATES },
      account: { status: { in: LIVE_ACCOUNT_CODES } },
    },
    orderBy: [{ dueAt: 'asc' }, { uid: 'asc' }],
    select: {
      uid: true,
      groupUid: true,
      openedAt: true,
      dueAt: true,
      state: true,
      reason: true,
      account: { select: { groupUid: true, order: { select: { name: true } } } },
    },
  });
  return claims.filter(({ groupUid, account }) => account.groupUid === groupUid);
}
