import * as z from 'zod/mini';
import { type RoutesOf, routesTo } from '#contracts/platform/room';

const uid = z.uuid();
const customer = z.object({ customerUid: uid });
const block = z.object({ customerUid: uid, entryUid: uid });
const appeal = z.object({ appealUid: uid });
const link = z.object({ linkUid: uid });
const forgotten = z.object({ forgottenUid: uid });
const erasure = z.object({ erasureUid: uid });

const events = {
  'customer.signed-up': customer,
  'customer.signed-up-again': customer,
  'link.created': link,
  'password.forgotten': forgotten,
  'password.changed': customer,
  'email.change-asked': customer,
  'email.changed': link,
  'customer.blocked': block,
  'customer.unblocked': block,
  'blacklist.appealed': appeal,
  'blacklist.appeal-refused': appeal,
  'erasure.requested': erasure,
  'erasure.withdrawn': erasure,
  'customer.erased': erasure,
};

const jobs = {
  mail: {
    'verify-new-customer': customer,
    'deliver-link': link,
    'deliver-email-changed': link,
    'answer-forgotten': forgotten,
  },
  privacy: { 'erase-customer': erasure },
};
const to = routesTo(jobs);

const linkOf = ({ linkUid }: { linkUid: string }) => ({ linkUid });
const erasureOf = ({ erasureUid }: { erasureUid: string }) => ({ erasureUid });

const routes: RoutesOf<typeof events> = {
  'customer.signed-up': [to('mail', 'verify-new-customer', ({ customerUid }) => ({ customerUid }))],
  'customer.signed-up-again': [],
  'link.created': [to('mail', 'deliver-link', linkOf)],
  'password.forgotten': [to('mail', 'answer-forgotten', ({ forgottenUid }) => ({ forgottenUid }))],
  'password.changed': [],
  'email.change-asked': [],
  'email.changed': [to('mail', 'deliver-email-changed', linkOf)],
  'customer.blocked': [],
  'customer.unblocked': [],
  'blacklist.appealed': [],
  'blacklist.appeal-refused': [],
  'erasure.requested': [to('privacy', 'erase-customer', erasureOf)],
  'erasure.withdrawn': [],
  // Again for the files, in case the process ended before they were deleted.
  'customer.erased': [to('privacy', 'erase-customer', erasureOf)],
};

const messageKinds = [
  'tell-already-signed-up',
  'tell-password-changed',
  'tell-email-change-asked',
  'tell-blocked',
  'tell-unblocked',
  'tell-appeal-refused',
  'tell-erasure-requested',
] as const;

export const identity = { events, jobs, routes, messageKinds };
