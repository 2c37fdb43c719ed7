import type { ProposedLine } from '#contracts/sales/statements.admin.http';
import type { Prisma } from '#runtime/generated/prisma/client';

/** What a list of lines, or of what they have become, reads to show what waits for another admin. */
export const withProposal = {
  include: { order: { select: { number: true } } },
} as const satisfies Prisma.LineProposalDefaultArgs;

export const proposedLine = (found: Prisma.LineProposalGetPayload<typeof withProposal> | null): ProposedLine =>
  found && {
    orderUid: found.orderUid,
    orderNumber: found.order?.number ?? null,
    isAside: found.setAside,
    by: found.by,
    byUid: found.byUid,
    at: found.at.toISOString(),
    reason: found.reason,
  };
