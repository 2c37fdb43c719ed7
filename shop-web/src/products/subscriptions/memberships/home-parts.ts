import type { HomeParts } from '../../../sales/product-line';
import { hostTasksQuery } from './host-tasks';
import { MySeats } from './my-seats';

export const homeParts: HomeParts = { Shelf: MySeats, tasks: hostTasksQuery };
