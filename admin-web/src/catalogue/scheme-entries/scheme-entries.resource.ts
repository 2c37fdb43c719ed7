import TableChartIcon from '@mui/icons-material/TableChart';
import { lazyComponent } from '../../platform/rooms/lazy-component';
import type { ConsoleResource } from '../../platform/rooms/room';

export const schemeEntries: ConsoleResource = {
  name: 'scheme-entries',
  icon: TableChartIcon,
  recordRepresentation: 'name',
  list: lazyComponent(() => import('./scheme-entry-list'), 'SchemeEntryList'),
  edit: lazyComponent(() => import('./scheme-entry-edit'), 'SchemeEntryEdit'),
  texts: { id: () => import('./texts.id'), en: () => import('./texts.en') },
  menu: { group: 'catalogue', position: 6 },
};
