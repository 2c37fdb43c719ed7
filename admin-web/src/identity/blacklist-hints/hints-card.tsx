import type { AdminDashboard } from '#contracts/dashboard.http';
import { DeskCard } from '../../platform/dashboard/desk-card';

export const HintsCard = ({ data }: { data: AdminDashboard }) => <DeskCard desk="openHints" name="hints" data={data} />;
