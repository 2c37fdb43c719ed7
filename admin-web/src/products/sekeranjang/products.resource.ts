import ShoppingBasketIcon from '@mui/icons-material/ShoppingBasket';
import type { ProductState } from '#domain/products/sekeranjang/product-state';
import type { ShareState } from '#domain/products/sekeranjang/share';
import type { Tone } from '../../platform/fields/status-tone';
import { lazyComponent } from '../../platform/rooms/lazy-component';
import type { ConsoleResource } from '../../platform/rooms/room';

const productTones: Record<ProductState, Tone> = {
  proposed: 'waiting',
  rejected: 'bad',
  open: 'working',
  reached: 'waiting',
  missed: 'bad',
  bought: 'good',
};
const shareTones: Record<ShareState, Tone> = {
  held: 'waiting',
  joined: 'working',
  won: 'queued',
  supplied: 'prepared',
  released: 'idle',
  refunded: 'idle',
};

export const sekeranjangProducts: ConsoleResource = {
  name: 'sekeranjang-products',
  icon: ShoppingBasketIcon,
  recordRepresentation: 'name',
  list: lazyComponent(() => import('./product-list'), 'SekeranjangList'),
  show: lazyComponent(() => import('./product-show'), 'SekeranjangShow'),
  create: lazyComponent(() => import('./product-form'), 'SekeranjangCreate'),
  edit: lazyComponent(() => import('./product-form'), 'SekeranjangEdit'),
  texts: { id: () => import('./texts.id'), en: () => import('./texts.en') },
  menu: { group: 'sekeranjang', position: 1, desk: 'sekeranjangWaiting' },
  statuses: { sekeranjang: productTones, share: shareTones },
  eventField: 'productUid',
};
