import 'reflect-metadata';
import { crashPoint } from '#runtime/platform/crash-point';
import { isFirstDelivery } from '../../../worker/src/platform/jobs/inbox.js';
import { replaceHandling } from './replace-handling.js';

/** The worker, but a job that is delivered twice is done twice. */
replaceHandling(async ({ database, job, eventUid, run }) => {
  await database.transaction(async (tx) => {
    await isFirstDelivery(tx, job, eventUid); // written, but ignored
    await run(tx);
  });
  crashPoint('job:committed', job);
});
await import('../../../worker/src/main.js');
