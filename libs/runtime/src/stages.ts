import { existsSync, writeFileSync } from 'node:fs';

/** Where a process may be made to die in a fault test; each name is a place between two steps of the story. */
export type Stage =
  | 'place-order:committed'
  | 'submit-proof:file-stored'
  | 'submit-proof:committed'
  | 'confirm-payment:before-commit'
  | 'confirm-payment:committed'
  | 'relay:enqueued'
  | 'job:before-commit'
  | 'job:committed'
  | 'mail:sent'
  | 'pay-reimbursement:committed';

const crashAt = process.env.CRASH_AT;
const marker = process.env.CRASH_MARKER;

/** Kills this process without warning when `CRASH_AT` names the stage; once only, remembered in the file `CRASH_MARKER`. No-op in production. */
export function stage(name: Stage): void {
  if (crashAt !== name || !marker || existsSync(marker)) return;
  writeFileSync(marker, `${name} ${process.pid}`);
  process.kill(process.pid, 'SIGKILL');
}
