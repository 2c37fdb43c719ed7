import ForwardToInboxIcon from '@mui/icons-material/ForwardToInbox';
import type { AdminInvitation } from '#contracts/products/subscriptions/access.admin.http';
import type { Tone } from '../../../platform/fields/status-tone';
import { lazyComponent } from '../../../platform/rooms/lazy-component';
import type { ConsoleResource } from '../../../platform/rooms/room';

const invitationTones: Record<AdminInvitation['state'], Tone> = {
  'to-invite': 'waiting',
  sent: 'working',
  accepted: 'good',
};

export const invitations: ConsoleResource = {
  name: 'invitations',
  icon: ForwardToInboxIcon,
  recordRepresentation: 'orderNumber',
  list: lazyComponent(() => import('./invitation-list'), 'InvitationList'),
  show: lazyComponent(() => import('./invitation-show'), 'InvitationShow'),
  texts: { id: () => import('./texts.id'), en: () => import('./texts.en') },
  menu: { group: 'work', position: 10, desk: 'invitationsToSend' },
  statuses: { invitation: invitationTones },
  eventField: 'accountUid',
};
