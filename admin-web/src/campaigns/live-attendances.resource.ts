import HowToRegIcon from '@mui/icons-material/HowToReg';
import { lazyComponent } from '../platform/rooms/lazy-component';
import type { ConsoleResource } from '../platform/rooms/room';

export const liveAttendances: ConsoleResource = {
  name: 'live-attendances',
  icon: HowToRegIcon,
  recordRepresentation: 'customerName',
  list: lazyComponent(() => import('./lives'), 'AttendanceList'),
  // The room brings the texts of all its resources.
  texts: { id: async () => ({ texts: {} }), en: async () => ({ texts: {} }) },
  menu: { group: 'campaigns', position: 5 },
};
