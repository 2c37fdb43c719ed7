import type { AdminDashboard } from '#contracts/dashboard.http';
import { CountCard } from '../dashboard/count-card';
import { listPath } from '../lists/list-path';

export const FailedEventsCard = ({ data: { failedEvents, waitingEvents = 0 } }: { data: AdminDashboard }) => (
  <CountCard
    name="events"
    count={failedEvents}
    helpArgs={{ waiting: waitingEvents }}
    alarm={Boolean(failedEvents)}
    to={listPath('events', { state: 'set-aside' })}
  />
);
