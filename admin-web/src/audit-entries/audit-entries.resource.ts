import HistoryIcon from '@mui/icons-material/History';
import type { ResourceProps } from 'react-admin';
import type { AdminAudit } from '#contracts/http/admin/audit.http';
import { formatMoment } from '../shared/format';
import { lazyPage } from '../shared/lazy-page';

export const auditEntries: ResourceProps = {
  name: 'audit-entries',
  icon: HistoryIcon,
  recordRepresentation: (entry: AdminAudit) => formatMoment(entry.at),
  list: lazyPage(() => import('./audit-entries-list'), 'AuditEntriesList'),
  show: lazyPage(() => import('./audit-entries-show'), 'AuditEntriesShow'),
};
