import type { AdminDashboard } from '#contracts/dashboard.http';
import { DeskCard } from '../../platform/dashboard/desk-card';

export const AppealsCard = ({ data }: { data: AdminDashboard }) => (
  <DeskCard desk="openAppeals" name="appeals" data={data} />
);
