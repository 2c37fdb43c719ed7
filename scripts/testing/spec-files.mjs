import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/paths.mjs';

const SERVER = ['api', 'worker', 'libs', 'prisma', 'scripts', 'bench'];
const QUEUE = /bullmq|redis|queue|crash|first attempt/i;
/** Where events become jobs and jobs are run. */
const QUEUE_FOLDERS = /^(worker\/src\/platform|api\/src\/platform\/health)\//;
const WORKER = /startWorker|Shop\.start\(|Crashable/;

/** Integration specs that wait (for the lock of a killed worker, the pauses of a mail server) or draw for minutes. */
const WAITING_GAME = [/crash\.int\.spec\.ts$/, /\/mail-outage\./, /\/hostile-pictures\./, /\/renewals-simulation\./];

/** The short stories of the gate: the main job, signing in, and one of each product line. */
const STORIES = ['main-job', 'session', 'eligibility-and-zap', 'giving', 'merchandise', 'sekeranjang'];

export const isWaitingGame = (file) => WAITING_GAME.some((pattern) => pattern.test(file));

export const isStory = (file) => STORIES.includes(path.basename(file, '.spec.ts'));

/** Rules of Node's side: they need nothing. What lies in e2e/ itself reads files only. */
export function unitFiles() {
  const own = specs(SERVER, '.spec.ts').filter((file) => !/\.(int|e2e)\.spec\.ts$/.test(file));
  return [...own, ...specs(['e2e'], '.spec.ts').filter((file) => path.dirname(file) === 'e2e')];
}

export const webFiles = () => ['shop-web/src', 'admin-web/src'].flatMap((folder) => specs([folder], /\.spec\.tsx?$/));

export const intFiles = () => specs(SERVER, '.int.spec.ts');

export const e2eFiles = (folder) => specs([folder], folder === 'scripts' ? '.e2e.spec.ts' : '.spec.ts');

/**
 * Both queues only where one is met: what turns events into jobs and runs them, and the worker's tests that name a queue,
 * a crash or a second attempt. What a job does is the same on both; `faults-redis` runs every job on Redis as well.
 */
export function meetsQueue(file) {
  if (QUEUE_FOLDERS.test(file)) return true;
  return file.startsWith('worker/') && QUEUE.test(readFileSync(path.join(ROOT, file), 'utf8'));
}

/** Without a worker nothing is ever put into the queue. */
export const startsWorker = (file) => WORKER.test(readFileSync(path.join(ROOT, file), 'utf8'));

function specs(folders, ending) {
  const matches = (file) => (typeof ending === 'string' ? file.endsWith(ending) : ending.test(file));
  return folders
    .filter((folder) => existsSync(path.join(ROOT, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(ROOT, folder), { recursive: true })
        .filter((file) => matches(file) && !file.includes('node_modules'))
        .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/'))),
    )
    .sort();
}
