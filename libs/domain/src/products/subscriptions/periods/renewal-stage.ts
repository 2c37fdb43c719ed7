/** How far a renewal is, in one word, for lists. */
export const RENEWAL_STAGES = ['waiting', 'paid', 'invoiced', 'checking', 'lapsed', 'stopped', 'ended'] as const;
export type RenewalStage = (typeof RENEWAL_STAGES)[number];

interface Renewal {
  /** Of an active seat that never had an access. */
  waitsForAccess: boolean;
  stoppedAt: Date | null;
  endedAt: Date | null;
  graceEndsAt: Date | null;
  isInvoiced: boolean;
  hasProof: boolean;
}

export function renewalStage({
  waitsForAccess,
  endedAt,
  hasProof,
  graceEndsAt,
  stoppedAt,
  isInvoiced,
}: Renewal): RenewalStage {
  if (endedAt) return 'ended';
  if (hasProof) return 'checking';
  if (waitsForAccess) return 'waiting';
  if (graceEndsAt) return 'lapsed';
  if (stoppedAt) return 'stopped';
  return isInvoiced ? 'invoiced' : 'paid';
}
