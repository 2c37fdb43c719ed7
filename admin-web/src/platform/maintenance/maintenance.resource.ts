import ConstructionIcon from '@mui/icons-material/Construction';
import { lazyComponent } from '../rooms/lazy-component';
import type { ConsoleResource } from '../rooms/room';
import type { Tone } from '../fields/status-tone';

const maintenanceTones: Record<'closed' | 'open', Tone> = { closed: 'bad', open: 'good' };

export const maintenance: ConsoleResource = {
  name: 'maintenance',
  icon: ConstructionIcon,
  recordRepresentation: 'platform',
  nameKey: ({ platform }) => `platform.${platform}`,
  list: lazyComponent(() => import('./maintenance-list'), 'MaintenanceList'),
  texts: { id: () => import('./texts.id'), en: () => import('./texts.en') },
  menu: { group: 'system', position: 8 },
  statuses: { maintenance: maintenanceTones },
};
