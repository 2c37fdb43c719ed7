import HistoryIcon from '@mui/icons-material/History';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../shared/lazy-page';

export const auditEntries: ResourceProps = {
  name: 'audit-entries',
  icon: HistoryIcon,
  recordRepresentation: 'action',
  list: lazyPage(() => import('./audit-entries-list'), 'AuditEntriesList'),
  show: lazyPage(() => import('./audit-entries-show'), 'AuditEntriesShow'),
};
