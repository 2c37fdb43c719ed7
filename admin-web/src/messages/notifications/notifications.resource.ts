import MailIcon from '@mui/icons-material/Mail';
import type { AdminNotification } from '#contracts/messages/notifications.admin.http';
import { lazyComponent } from '../../platform/rooms/lazy-component';
import type { ConsoleResource } from '../../platform/rooms/room';
import type { Tone } from '../../platform/fields/status-tone';

const emailTones: Record<AdminNotification['emailState'], Tone> = {
  waiting: 'waiting',
  sending: 'working',
  sent: 'good',
};

export const notifications: ConsoleResource = {
  name: 'notifications',
  icon: MailIcon,
  recordRepresentation: 'title',
  list: lazyComponent(() => import('./notification-list'), 'NotificationList'),
  show: lazyComponent(() => import('./notification-show'), 'NotificationShow'),
  texts: { id: () => import('./texts.id'), en: () => import('./texts.en') },
  menu: { group: 'system', position: 6 },
  statuses: { email: emailTones },
  eventField: 'notificationUid',
};
