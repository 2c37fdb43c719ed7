import type { Room } from '../platform/rooms/room';
import { notifications } from './notifications/notifications.resource';

export const messages: Room = { resources: [notifications] };
