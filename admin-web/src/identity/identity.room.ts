import { dashboardCards } from '../platform/dashboard/dashboard-cards.slot';
import type { Room } from '../platform/rooms/room';
import { admins } from './admins/admins.resource';
import { auditEntries } from './audit-entries/audit-entries.resource';
import { blacklist } from './blacklist/blacklist.resource';
import { customers } from './customers/customers.resource';

export const identity: Room = {
  resources: [customers, blacklist, auditEntries, admins],
  fills: [dashboardCards.fill(() => import('./blacklist/appeals-card'), 'AppealsCard', 50)],
};
