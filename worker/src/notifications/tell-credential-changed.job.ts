import { ACCOUNT_STATUS } from '#domain/accounts/account-status';
import type { JobHandler } from '../jobs/job-handler.js';
import { notify } from './notify.js';
import { membershipLink, readOrderFacts } from './order-facts.js';
import { templates } from './templates.js';

/** To every active member but the one who stored it: that there is a login, or another one. Never what it is. */
export const tellCredentialChanged: JobHandler<'notifications', 'tell-credential-changed'> = {
  async run(tx, { groupUid, version }, { eventUid }) {
    const credential = await tx.groupCredential.findUnique({
      where: { groupUid },
      select: { version: true, storedUid: true },
    });
    if (credential?.version !== version) return; // changed again; that change has its own event
    const members = await tx.account.findMany({
      where: { groupUid, status: ACCOUNT_STATUS.active, customerUid: { not: credential.storedUid } },
      orderBy: { seatNumber: 'asc' },
      select: { uid: true, orderUid: true },
    });
    for (const { uid, orderUid } of members) {
      const order = await readOrderFacts(tx, orderUid);
      const message =
        version === 1
          ? templates.credentialStored(order, membershipLink(uid))
          : templates.credentialChanged(order, membershipLink(uid));
      await notify(tx, 'tell-credential-changed', eventUid, order.customerUid, message);
    }
  },
};
