import { LIVE_ACCOUNT_CODES } from '#domain/accounts/account-status';
import type { JobHandler } from '../jobs/job-handler.js';
import { notify } from './notify.js';
import { membershipLink, readOrderFacts } from './order-facts.js';
import { templates } from './templates.js';

/** To the one who left; and to the host, who has to change what that one knows. */
export const tellMemberLeft: JobHandler<'notifications', 'tell-member-left'> = {
  async run(tx, { accountUid }, { eventUid }) {
    const { orderUid, groupUid } = await tx.account.findUniqueOrThrow({
      where: { uid: accountUid },
      select: { orderUid: true, groupUid: true },
    });
    const left = await readOrderFacts(tx, orderUid);
    await notify(tx, 'tell-member-left', eventUid, left.customerUid, templates.memberLeft(left));
    const host = await tx.account.findFirst({
      where: { groupUid, role: 'host', status: { in: LIVE_ACCOUNT_CODES } },
      select: { uid: true, orderUid: true },
    });
    if (!host) return;
    const hosting = await readOrderFacts(tx, host.orderUid);
    const message = templates.changeCredential(hosting, membershipLink(host.uid));
    await notify(tx, 'tell-member-left', eventUid, hosting.customerUid, message);
  },
};
