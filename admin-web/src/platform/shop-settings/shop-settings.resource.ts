import TuneIcon from '@mui/icons-material/Tune';
import { lazyComponent } from '../rooms/lazy-component';
import type { ConsoleResource } from '../rooms/room';

export const shopSettings: ConsoleResource = {
  name: 'shop-settings',
  icon: TuneIcon,
  recordRepresentation: 'name',
  nameKey: ({ name }) => `shopSetting.${name}.name`,
  list: lazyComponent(() => import('./shop-setting-list'), 'ShopSettingList'),
  texts: { id: () => import('./texts.id'), en: () => import('./texts.en') },
  menu: { group: 'system', position: 3 },
};
