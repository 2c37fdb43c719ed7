import type { StepWords } from '../../platform/ui/step-line';

const same = (word: string): StepWords => ({ ahead: word, now: word, done: word });

/** The same steps where only a proof was sent so far. */
export const asSent = (steps: readonly StepWords[]): readonly StepWords[] =>
  steps.map((step) => (step === STEP.paid ? STEP.sent : step));

/** The steps of every line of steps, at an order, its payment and a membership. docs/rules/groups.md#seat-states */
export const STEP = {
  ordered: { ahead: 'Pesan', now: 'Pesan', done: 'Dipesan' },
  paid: { ahead: 'Bayar', now: 'Bayar', done: 'Dibayar' },
  /** In its place while only a proof was sent: nothing is paid before it is checked. */
  sent: { ahead: 'Bayar', now: 'Bayar', done: 'Bukti terkirim' },
  bought: { ahead: 'Beli', now: 'Beli', done: 'Dibeli' },
  checked: { ahead: 'Dicek', now: 'Dicek', done: 'Lolos cek' },
  filled: { ahead: 'Grup penuh', now: 'Menunggu grup', done: 'Grup penuh' },
  groupReady: { ahead: 'Grup siap', now: 'Menunggu grup', done: 'Grup siap' },
  hostReady: { ahead: 'Host siap', now: 'Menunggu host', done: 'Host siap' },
  loginReady: { ahead: 'Disiapkan', now: 'Menunggu host', done: 'Siap' },
  processed: same('Diproses'),
  prepared: { ahead: 'Disiapkan', now: 'Disiapkan', done: 'Siap' },
  active: same('Aktif'),
  finished: same('Selesai'),
} as const satisfies Record<string, StepWords>;
