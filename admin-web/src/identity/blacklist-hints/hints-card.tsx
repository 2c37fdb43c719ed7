import type { AdminDashboard } from '#contracts/dashboard.http';
import { CountCard } from '../../platform/dashboard/count-card';
import { listPath } from '../../platform/lists/list-path';

export const HintsCard = ({ data }: { data: AdminDashboard }) => (
  <CountCard name="hints" count={data.openHints} to={listPath('blacklist-hints', { state: 'waiting' })} />
);
