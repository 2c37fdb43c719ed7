import type { AdminDashboard } from '#contracts/dashboard.http';
import { DeskRow } from '../dashboard/desk-row';

export const FailedEventsRow = ({ data }: { data: AdminDashboard }) => (
  <DeskRow desk="failedEvents" name="events" data={data} helpArgs={{ waiting: data.waitingEvents ?? 0 }} />
);
