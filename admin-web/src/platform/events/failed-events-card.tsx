import type { AdminDashboard } from '#contracts/dashboard.http';
import { DeskCard } from '../dashboard/desk-card';

export const FailedEventsCard = ({ data }: { data: AdminDashboard }) => (
  <DeskCard
    desk="failedEvents"
    name="events"
    data={data}
    helpArgs={{ waiting: data.waitingEvents ?? 0 }}
    alarm={Boolean(data.failedEvents)}
  />
);
