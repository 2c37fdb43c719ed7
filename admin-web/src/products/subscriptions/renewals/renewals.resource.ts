import AutorenewIcon from '@mui/icons-material/Autorenew';
import type { RenewalStage } from '#domain/products/subscriptions/periods/renewal-stage';
import { lazyComponent } from '../../../platform/rooms/lazy-component';
import type { ConsoleResource } from '../../../platform/rooms/room';
import type { Tone } from '../../../platform/fields/status-tone';

const renewalTones: Record<RenewalStage, Tone> = {
  waiting: 'queued',
  paid: 'good',
  invoiced: 'waiting',
  checking: 'working',
  lapsed: 'bad',
  stopped: 'idle',
  ended: 'idle',
};

export const renewals: ConsoleResource = {
  name: 'renewals',
  icon: AutorenewIcon,
  recordRepresentation: 'orderNumber',
  list: lazyComponent(() => import('./renewal-list'), 'RenewalList'),
  show: lazyComponent(() => import('./renewal-show'), 'RenewalShow'),
  texts: { id: () => import('./texts.id'), en: () => import('./texts.en') },
  menu: { group: 'work', position: 13 },
  statuses: { renewal: renewalTones },
};
