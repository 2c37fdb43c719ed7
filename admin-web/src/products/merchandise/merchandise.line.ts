import type { Room } from '../../platform/rooms/room';
import { merchandiseProducts } from './products/products.resource';
import { merchandiseVariants } from './variants/variants.resource';

export const merchandise: Room = { resources: [merchandiseProducts, merchandiseVariants] };
