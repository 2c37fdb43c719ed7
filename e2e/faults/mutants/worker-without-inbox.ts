import 'reflect-metadata';
import { crashPoint } from '#runtime/platform/crash-point';
import { isFirstDelivery } from '../../../worker/src/platform/jobs/inbox.js';
import { replaceHandling } from './replace-handling.js';

/** The worker, but what is delivered again is done again. */
replaceHandling(async ({ database, job, eventUid, run }) => {
  await database.transaction(async (tx) => {
    await isFirstDelivery(tx, job, eventUid); // noted, and not heeded
    await run(tx);
  });
  crashPoint('job:committed', job);
});
await import('../../../worker/src/main.js');
