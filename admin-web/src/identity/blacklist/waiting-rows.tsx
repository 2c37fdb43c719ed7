import type { AdminDashboard } from '#contracts/dashboard.http';
import { DeskRow } from '../../platform/dashboard/desk-row';

export const BlacklistRows = ({ data }: { data: AdminDashboard }) => (
  <>
    <DeskRow desk="openAppeals" name="appeals" data={data} />
    <DeskRow desk="openHints" name="hints" data={data} />
  </>
);
