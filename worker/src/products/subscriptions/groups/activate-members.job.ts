import type { JobHandler } from '../../../platform/jobs/job-handler.js';
import { activateMembers } from '#runtime/products/subscriptions/activate-members';

/** Something that members wait for has come: a host's purchase, or a free TV slot. */
export const activateMembersJob: JobHandler<'groups', 'activate-members'> = {
  run: (tx, { groupUid }, { eventUid }) => activateMembers(tx, [{ groupUid, eventUid }]),
};
