import QrCodeIcon from '@mui/icons-material/QrCode';
import { lazyComponent } from '../platform/rooms/lazy-component';
import type { ConsoleResource } from '../platform/rooms/room';

export const prizeCodes: ConsoleResource = {
  name: 'prize-codes',
  icon: QrCodeIcon,
  recordRepresentation: 'code',
  list: lazyComponent(() => import('./prizes'), 'PrizeCodeList'),
  // The room brings the texts of all its resources.
  texts: { id: async () => ({ texts: {} }), en: async () => ({ texts: {} }) },
  menu: { group: 'campaigns', position: 7 },
  eventField: 'codeUid',
};
