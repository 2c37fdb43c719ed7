import LocalMallIcon from '@mui/icons-material/LocalMall';
import type { ErrandState } from '#domain/products/errands/errand';
import type { Tone } from '../../platform/fields/status-tone';
import { lazyComponent } from '../../platform/rooms/lazy-component';
import type { ConsoleResource } from '../../platform/rooms/room';

const tones: Record<ErrandState, Tone> = {
  requested: 'waiting',
  quoted: 'queued',
  ordered: 'waiting',
  paid: 'waiting',
  bought: 'good',
  declined: 'bad',
  withdrawn: 'idle',
  refused: 'idle',
  lapsed: 'idle',
  refunded: 'bad',
};

export const errands: ConsoleResource = {
  name: 'errands',
  icon: LocalMallIcon,
  recordRepresentation: 'name',
  list: lazyComponent(() => import('./errand-list'), 'ErrandList'),
  show: lazyComponent(() => import('./errand-show'), 'ErrandShow'),
  texts: { id: () => import('./texts.id'), en: () => import('./texts.en') },
  menu: { group: 'errands', position: 1, desk: 'errandsWaiting' },
  statuses: { errand: tones },
  eventField: 'errandUid',
  entryKinds: ['errand-purchase'],
};
