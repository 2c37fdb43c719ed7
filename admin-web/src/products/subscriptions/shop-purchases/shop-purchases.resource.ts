import ShoppingCartCheckoutIcon from '@mui/icons-material/ShoppingCartCheckout';
import { lazyComponent } from '../../../platform/rooms/lazy-component';
import type { ConsoleResource } from '../../../platform/rooms/room';

export const shopPurchases: ConsoleResource = {
  name: 'shop-purchases',
  icon: ShoppingCartCheckoutIcon,
  recordRepresentation: 'groupName',
  list: lazyComponent(() => import('./shop-purchase-list'), 'ShopPurchaseList'),
  show: lazyComponent(() => import('./shop-purchase-show'), 'ShopPurchaseShow'),
  texts: { id: () => import('./texts.id'), en: () => import('./texts.en') },
  menu: { group: 'work', position: 9, desk: 'shopPurchasesToBuy' },
  entryKinds: ['shop-purchase'],
};
