import { existsSync, writeFileSync } from 'node:fs';

/** Where a process may be made to die in a fault test; each name is a place between two steps of the story. */
export type Stage =
  /** Only where a group is opened for the order; everywhere else placing is one statement. */
  | 'place-order:committed'
  | 'submit-proof:file-stored'
  | 'submit-proof:before-commit'
  | 'submit-proof:committed'
  | 'confirm-payment:before-commit'
  | 'confirm-payment:committed'
  | 'submit-purchase:committed'
  | 'verify-purchase:before-commit'
  | 'verify-purchase:committed'
  | 'pay-reimbursement:before-commit'
  | 'pay-reimbursement:committed'
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
  | 'mail:announced'
  | 'mail:sent';

const crashAt = process.env.CRASH_AT;
const marker = process.env.CRASH_MARKER;

/**
 * Kills this process without warning when `CRASH_AT` names the stage, alone or as `<stage>/<detail>` (the job's name);
 * once only, remembered in the file `CRASH_MARKER`. No-op in production.
 */
export function stage(name: Stage, detail?: string): void {
  if (!crashAt || !marker || (crashAt !== name && crashAt !== `${name}/${detail}`) || existsSync(marker)) return;
  writeFileSync(marker, `${crashAt} ${process.pid}`);
  process.kill(process.pid, 'SIGKILL');
}
