import type { AdminDashboard } from '#contracts/dashboard.http';
import { createSlot } from '../rooms/slot';

/** Cards of the dashboard beside what waits: its money. A figure that the role may not read is absent from `data`. */
export const dashboardCards = createSlot<{ data: AdminDashboard }>('dashboard-cards');
/** Below what waits: how the products of the shop do. */
export const dashboardProducts = createSlot<{ data: AdminDashboard }>('dashboard-products');
