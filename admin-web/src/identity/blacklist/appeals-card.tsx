import type { AdminDashboard } from '#contracts/dashboard.http';
import { CountCard } from '../../platform/dashboard/count-card';
import { listPath } from '../../platform/lists/list-path';

export const AppealsCard = ({ data }: { data: AdminDashboard }) => (
  <CountCard name="appeals" count={data.openAppeals} to={listPath('blacklist', { appealing: true })} />
);
