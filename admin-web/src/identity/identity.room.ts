import { waitingRows } from '../platform/dashboard/waiting-rows.slot';
import { lazyComponent } from '../platform/rooms/lazy-component';
import type { Room } from '../platform/rooms/room';
import { admins } from './admins/admins.resource';
import { auditEntries } from './audit-entries/audit-entries.resource';
import { blacklist } from './blacklist/blacklist.resource';
import { blacklistHints } from './blacklist-hints/blacklist-hints.resource';
import { customers } from './customers/customers.resource';

export const identity: Room = {
  resources: [customers, blacklist, blacklistHints, auditEntries, admins],
  pages: [
    {
      path: '/account',
      permission: 'session.read',
      page: lazyComponent(() => import('./own-account/own-account.page'), 'OwnAccountPage'),
      texts: { id: () => import('./own-account/texts.id'), en: () => import('./own-account/texts.en') },
    },
  ],
  fills: [waitingRows.fill(() => import('./blacklist/waiting-rows'), 'BlacklistRows', 50)],
};
