import HistoryIcon from '@mui/icons-material/History';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../shared/lazy-page';

export const auditLog: ResourceProps = {
  name: 'audit-log',
  icon: HistoryIcon,
  recordRepresentation: 'action',
  list: lazyPage(() => import('./audit-log-list'), 'AuditLogList'),
  show: lazyPage(() => import('./audit-log-show'), 'AuditLogShow'),
};
