import type { Room } from '../../platform/rooms/room';
import { vouchers as resource } from './vouchers.resource';

export const vouchers: Room = { resources: [resource] };
