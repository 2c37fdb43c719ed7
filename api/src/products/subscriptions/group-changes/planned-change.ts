import { createHash } from 'node:crypto';
import { ERROR_MESSAGE } from '#contracts/errors';
import { DomainError } from '#domain/platform/domain-error';
import { type GroupAction, type GroupPlan, planGroupChange } from '#domain/products/subscriptions/groups/group-change';
import type { Tx } from '#runtime/platform/db/database';
import { type ReadGroup, readChangingGroups } from './changing-groups.js';

/** What the admin has chosen. */
export interface ChosenChange {
  action: GroupAction;
  groupUid: string;
  toGroupUid?: string;
  accountUid?: string;
  successorUid?: string;
}
interface Successor {
  uid: string;
  name: string;
}
export interface PlannedChange {
  plan: GroupPlan;
  /** Of what is to be done and how often the group was changed before. */
  digest: string;
  groups: ReadGroup[];
  /** Is asked to take the seat of the replaced host. */
  successor: Successor | null;
}

/**
 * The plan of a change with the state of now; preview and act both come from here.
 * @throws DomainError 404 for an unknown group, 409 with the reason why it is not possible.
 */
export async function planChange(tx: Tx, chosen: ChosenChange, at: Date): Promise<PlannedChange> {
  const { action, groupUid, toGroupUid, accountUid = null } = chosen;
  const groups = await readChangingGroups(tx, groupUid === toGroupUid ? [groupUid] : groupUidsOf(chosen), at);
  const [found, other] = [groupUid, toGroupUid].map((uid) => groups.find(({ row }) => row.uid === uid));
  if (!found || (toGroupUid && !other)) throw new DomainError('NOT_FOUND', ERROR_MESSAGE.NOT_FOUND, 'not-found');
  const plan = planGroupChange({ action, group: found.group, other: other?.group ?? null, accountUid }, at);
  const successor = await findSuccessor(tx, chosen, found);
  const facts = JSON.stringify([action, plan, found.row._count.changes, successor?.uid], (_, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  );
  return { plan, groups, successor, digest: createHash('sha256').update(facts).digest('hex') };
}

/** The customer is only asked: the duties of a host are accepted with an order. */
async function findSuccessor(
  tx: Tx,
  { action, successorUid }: ChosenChange,
  { row }: ReadGroup,
): Promise<Successor | null> {
  if (!successorUid || action !== 'replace-host') return null;
  const successor = await tx.customer.findUnique({
    where: { uid: successorUid },
    select: { uid: true, name: true, blockedAt: true, erasedAt: true },
  });
  if (!successor || successor.erasedAt) throw new DomainError('NOT_FOUND', ERROR_MESSAGE.NOT_FOUND, 'not-found');
  if (successor.blockedAt)
    throw new DomainError('SUCCESSOR_BLOCKED', `${successor.name} sedang diblokir. Pilih host lain.`);
  if (row.accounts.some(({ customerUid }) => customerUid === successorUid))
    throw new DomainError('SUCCESSOR_SITS_THERE', `${successor.name} sudah punya kursi di grup ini. Pilih host lain.`);
  return { uid: successor.uid, name: successor.name };
}

export const groupUidsOf = ({ groupUid, toGroupUid }: ChosenChange): string[] =>
  [...new Set([groupUid, ...(toGroupUid ? [toGroupUid] : [])])].sort();
