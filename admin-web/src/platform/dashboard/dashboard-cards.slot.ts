import type { AdminDashboard } from '#contracts/dashboard.http';
import { createSlot } from '../rooms/slot';

/** Cards of the dashboard; a figure that the role may not read is absent from `data`. */
export const dashboardCards = createSlot<{ data: AdminDashboard }>('dashboard-cards');
