import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import type { AdminShipment } from '#contracts/sales/shipping.admin.http';
import type { Tone } from '../../platform/fields/status-tone';
import { lazyComponent } from '../../platform/rooms/lazy-component';
import type { ConsoleResource } from '../../platform/rooms/room';

const shipmentTones: Record<AdminShipment['state'] | 'collected', Tone> = {
  waiting: 'waiting',
  'awaiting-goods': 'queued',
  'to-pack': 'waiting',
  ready: 'working',
  shipped: 'working',
  delivered: 'good',
  collected: 'good',
  returned: 'bad',
  cancelled: 'idle',
};

export const shipments: ConsoleResource = {
  name: 'shipments',
  icon: LocalShippingIcon,
  recordRepresentation: 'orderNumber',
  list: lazyComponent(() => import('./shipment-list'), 'ShipmentList'),
  show: lazyComponent(() => import('./shipment-show'), 'ShipmentShow'),
  texts: { id: () => import('./texts.id'), en: () => import('./texts.en') },
  menu: { group: 'work', position: 17, desk: 'parcelsToPack' },
  statuses: { shipment: shipmentTones },
  eventField: 'shipmentUid',
  findAnywhere: ({ recipient, trackingNumber }: AdminShipment) =>
    [recipient, trackingNumber].filter(Boolean).join(' · '),
};
