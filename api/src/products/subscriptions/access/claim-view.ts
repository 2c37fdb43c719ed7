import type { ClaimView } from '#contracts/products/subscriptions/access.http';
import { sen, toRupiah } from '#domain/platform/sen';
import { CLAIM_REASON, type ClaimReason } from '#domain/products/subscriptions/access/access-claim';
import type { AccessClaim } from '#runtime/generated/prisma/client';
import type { FileLinks } from '#runtime/platform/storage/file-links';
import { claimStateOf } from '#runtime/products/subscriptions/access/claims.store';

export const reasonLabelOf = ({ reason }: { reason: string }): string =>
  CLAIM_REASON[reason as ClaimReason] ?? CLAIM_REASON.other;

/** A claim as member and host see it: without the admin's name. */
export const claimView = (claim: AccessClaim, links: FileLinks): ClaimView => ({
  uid: claim.uid,
  reasonLabel: reasonLabelOf(claim),
  message: claim.message,
  pictureUrl: claim.fileUid && links.sign(claim.fileUid),
  state: claimStateOf(claim),
  openedAt: claim.openedAt.toISOString(),
  answerDueAt: claim.answerDueAt.toISOString(),
  solveDueAt: claim.solveDueAt.toISOString(),
  answeredAt: claim.answeredAt?.toISOString() ?? null,
  answeredBy: claim.answeredBy,
  endedAt: claim.endedAt?.toISOString() ?? null,
  // The reason of a settled case is for the console.
  note: claim.state === 'settled' ? null : claim.note,
  refund: toRupiah(sen(claim.refundSen)),
});
