import SupportAgentIcon from '@mui/icons-material/SupportAgent';
import type { AdminFollowUp } from '#contracts/products/subscriptions/follow-ups.admin.http';
import { lazyComponent } from '../../../platform/rooms/lazy-component';
import type { ConsoleResource } from '../../../platform/rooms/room';
import type { Tone } from '../../../platform/fields/status-tone';

const followUpTones: Record<AdminFollowUp['state'], Tone> = { open: 'waiting', answered: 'good', closed: 'idle' };

export const followUps: ConsoleResource = {
  name: 'follow-ups',
  icon: SupportAgentIcon,
  recordRepresentation: 'orderNumber',
  list: lazyComponent(() => import('./follow-up-list'), 'FollowUpList'),
  show: lazyComponent(() => import('./follow-up-show'), 'FollowUpShow'),
  texts: { id: () => import('./texts.id'), en: () => import('./texts.en') },
  menu: { group: 'work', position: 14, desk: 'openFollowUps' },
  statuses: { 'follow-up': followUpTones },
  eventField: 'followUpUid',
};
