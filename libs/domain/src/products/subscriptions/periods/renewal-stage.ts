/** How far a renewal is, in one word, for lists. */
export const RENEWAL_STAGES = ['paid', 'invoiced', 'checking', 'lapsed', 'stopped', 'ended'] as const;
export type RenewalStage = (typeof RENEWAL_STAGES)[number];

interface Renewal {
  stoppedAt: Date | null;
  endedAt: Date | null;
  graceEndsAt: Date | null;
  isInvoiced: boolean;
  hasProof: boolean;
}

export function renewalStage({ endedAt, hasProof, graceEndsAt, stoppedAt, isInvoiced }: Renewal): RenewalStage {
  if (endedAt) return 'ended';
  if (hasProof) return 'checking';
  if (graceEndsAt) return 'lapsed';
  if (stoppedAt) return 'stopped';
  return isInvoiced ? 'invoiced' : 'paid';
}

const DAY = new Intl.DateTimeFormat('id-ID', {
  timeZone: 'Asia/Jakarta',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** The chat message that an admin sends to a member whose next period is to be paid. Amount as text. */
export function renewalReminder(seat: {
  name: string;
  plan: string;
  amount: string;
  /** The last moment of what is paid, and of the grace. */
  endsAt: Date;
  graceEndsAt: Date | null;
}): string {
  const { name, plan, amount, endsAt, graceEndsAt } = seat;
  const [lastDay, graceDay] = [DAY.format(endsAt), graceEndsAt && DAY.format(graceEndsAt)];
  return graceDay
    ? `Halo ${name}, kami dari Patungan. Masa ${plan} kamu habis ${lastDay} dan perpanjangannya belum kami terima. Kursimu kami simpan sampai ${graceDay}: transfer ${amount}, lalu unggah buktinya di halaman langganan, ya.`
    : `Halo ${name}, kami dari Patungan. ${plan} kamu dibayar sampai ${lastDay}. Supaya jalan terus, transfer ${amount} sebelum hari itu lewat dan unggah buktinya di halaman langganan, ya.`;
}
