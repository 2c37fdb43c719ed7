import type { AdminDashboard } from '#contracts/dashboard.http';
import { createSlot } from '../rooms/slot';

/** Rows of the list of what waits; a figure that the role may not read is absent from `data`. */
export const waitingRows = createSlot<{ data: AdminDashboard }>('waiting-rows');
