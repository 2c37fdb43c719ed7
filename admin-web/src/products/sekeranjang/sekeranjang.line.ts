import type { Room } from '../../platform/rooms/room';
import { sekeranjangProducts } from './products.resource';

export const sekeranjang: Room = { resources: [sekeranjangProducts] };
