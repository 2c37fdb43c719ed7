import type { ProposedLine } from '#contracts/sales/statements.admin.http';
import { sen, toRupiah } from '#domain/platform/sen';
import type { Prisma } from '#runtime/generated/prisma/client';

/** What a list of lines, or of what they have become, reads to show what waits for another admin. */
export const withProposal = {
  include: { order: { select: { number: true } } },
} as const satisfies Prisma.LineProposalDefaultArgs;

/** `lineSen`: all of its line, in sen. */
export const proposedLine = (
  found: Prisma.LineProposalGetPayload<typeof withProposal> | null,
  lineSen: bigint,
): ProposedLine =>
  found && {
    orderUid: found.orderUid,
    orderNumber: found.order?.number ?? null,
    isAside: found.setAside,
    isReversal: found.reverses,
    amount: toRupiah(sen(found.amountSen ?? lineSen)),
    by: found.by,
    byUid: found.byUid,
    at: found.at.toISOString(),
    reason: found.reason,
  };
