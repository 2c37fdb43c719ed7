import type { Room } from '../../platform/rooms/room';
import { errands as resource } from './errands.resource';

export const errands: Room = { resources: [resource] };
