import { DomainError } from '#domain/platform/domain-error';
import { formatSen, sen } from '#domain/platform/sen';
import type { Tx } from '#runtime/platform/db/database';

/** What the money of a line is to be, as far as a proposal says it; `amountSen`: of a part of that unplaced money. */
export interface ProposedAs {
  /** Null: a fee or interest of the bank, or to be set aside. */
  orderUid: string | null;
  setAside?: boolean;
  part?: { fromUid: string; amountSen: bigint };
}

/**
 * While one admin's proposal for a bank line waits for a second admin, no part of the money of that line can be used for anything else:
 * the proposal is taken or withdrawn first. `wanted`: the use that is asked for now; the same as proposed passes. The caller has locked the
 * line or its unplaced money. @throws DomainError PROPOSAL_WAITS, which names what waits. docs/rules/bank-statements.md#far-above
 */
export async function checkNothingElseProposed(tx: Tx, lineUid: string, wanted?: ProposedAs): Promise<void> {
  const waiting = await tx.lineProposal.findUnique({
    where: { lineUid },
    include: { order: { select: { number: true } }, line: { select: { amountSen: true } } },
  });
  if (!waiting || (wanted && isSame(waiting, wanted))) return;
  const { order, setAside, by, line } = waiting;
  const amountSen = waiting.amountSen ?? (line.amountSen < 0n ? -line.amountSen : line.amountSen);
  const as = order ? `untuk pesanan ${order.number}` : setAside ? 'untuk disisihkan' : 'sebagai biaya atau bunga bank';
  throw new DomainError(
    'PROPOSAL_WAITS',
    `${formatSen(sen(amountSen))} dari dana ini diusulkan ${by} ${as}, dan masih menunggu admin lain. Setujui atau tarik usulan itu dulu.`,
  );
}

/** Whether a proposal is for the very same. */
const isSame = (
  before: { orderUid: string | null; setAside: boolean; unplacedUid: string | null; amountSen: bigint | null },
  { orderUid, setAside = false, part }: ProposedAs,
): boolean =>
  before.orderUid === orderUid &&
  before.setAside === setAside &&
  before.unplacedUid === (part?.fromUid ?? null) &&
  before.amountSen === (part?.amountSen ?? null);
