import { existsSync, writeFileSync } from 'node:fs';

/** Points between two steps at which a fault test can kill the process. */
export type CrashPoint =
  /** Only reached when a new group is opened; otherwise an order is placed by a single statement. */
  | 'place-order:committed'
  | 'place-goods:before-commit'
  | 'place-goods:committed'
  | 'submit-proof:file-stored'
  | 'submit-proof:before-commit'
  | 'submit-proof:committed'
  | 'confirm-payment:before-commit'
  | 'confirm-payment:committed'
  | 'statement-line:before-commit'
  | 'statement-line:committed'
  | 'payout-batch:before-commit'
  | 'payout-batch:committed'
  | 'payout-file:before-commit'
  | 'payout-file:committed'
  | 'pay-payout:before-commit'
  | 'pay-payout:committed'
  | 'close-month:before-commit'
  | 'close-month:committed'
  | 'use-credit:before-commit'
  | 'use-credit:committed'
  | 'invitation:before-commit'
  | 'invitation:committed'
  | 'gateway:charge-written'
  | 'gateway:charged'
  | 'gateway:refund-asked'
  | 'gateway:refund-sent'
  | 'gateway:before-commit'
  | 'gateway:committed'
  | 'submit-purchase:committed'
  | 'verify-purchase:before-commit'
  | 'verify-purchase:committed'
  | 'pay-reimbursement:before-commit'
  | 'pay-reimbursement:committed'
  | 'due-renewals:before-commit'
  | 'due-renewals:committed'
  | 'money-back:before-commit'
  | 'money-back:committed'
  | 'giving:claim-committed'
  | 'giving:disbursement-committed'
  | 'giving:payout-committed'
  | 'venues:payout-committed'
  | 'venues:before-commit'
  | 'venues:committed'
  | 'rotate-vault:before-commit'
  | 'rotate-vault:moved'
  | 'relay:enqueued'
  | 'relay:marked'
  | 'job:before-commit'
  | 'job:committed'
  | 'erase:orders-dropped'
  | 'erase:before-commit'
  | 'erase:committed'
  | 'erase:files-removed'
  | 'sekeranjang:before-commit'
  | 'sekeranjang:committed'
  | 'qurban:before-commit'
  | 'qurban:committed'
  | 'mail:announced'
  | 'mail:sent';

const crashAt = process.env.CRASH_AT;
const marker = process.env.CRASH_MARKER;

/**
 * Kills this process when `CRASH_AT` names the point, alone or as `<point>/<detail>` (the job's name); once only,
 * recorded by the file `CRASH_MARKER`. No-op in production.
 */
export function crashPoint(name: CrashPoint, detail?: string): void {
  if (!crashAt || !marker || (crashAt !== name && crashAt !== `${name}/${detail}`) || existsSync(marker)) return;
  writeFileSync(marker, `${crashAt} ${process.pid}`);
  process.kill(process.pid, 'SIGKILL');
}
