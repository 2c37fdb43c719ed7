import HistoryIcon from '@mui/icons-material/History';
import type { AdminAudit } from '#contracts/platform/audit.admin.http';
import { formatDateTime } from '../../platform/fields/format';
import { lazyComponent } from '../../platform/rooms/lazy-component';
import type { ConsoleResource } from '../../platform/rooms/room';

export const auditEntries: ConsoleResource = {
  name: 'audit-entries',
  icon: HistoryIcon,
  recordRepresentation: (entry: AdminAudit) => formatDateTime(entry.at),
  list: lazyComponent(() => import('./audit-entry-list'), 'AuditEntriesList'),
  show: lazyComponent(() => import('./audit-entry-show'), 'AuditEntriesShow'),
  texts: { id: () => import('./texts.id'), en: () => import('./texts.en') },
  menu: { group: 'system', position: 5 },
};
