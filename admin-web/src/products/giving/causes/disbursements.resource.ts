import OutboxIcon from '@mui/icons-material/Outbox';
import { lazyComponent } from '../../../platform/rooms/lazy-component';
import type { ConsoleResource } from '../../../platform/rooms/room';

export const disbursements: ConsoleResource = {
  name: 'disbursements',
  icon: OutboxIcon,
  recordRepresentation: 'title',
  list: lazyComponent(() => import('./disbursements'), 'DisbursementList'),
  show: lazyComponent(() => import('./disbursements'), 'DisbursementShow'),
  // The line brings the texts of all its resources.
  texts: { id: async () => ({ texts: {} }), en: async () => ({ texts: {} }) },
  menu: { group: 'giving', position: 3 },
  eventField: 'disbursementUid',
  entryKinds: ['disbursement'],
};
