import type { AdminDashboard } from '#contracts/dashboard.http';
import type { DeskName } from '#contracts/desks';
import { deskPath } from '../lists/desk-path';
import { CountCard } from './count-card';

interface DeskCardProps {
  desk: DeskName;
  data: AdminDashboard;
  /** Of the texts, where they are not named as the desk. */
  name?: string;
  alarm?: boolean;
  helpArgs?: object;
}

/** A card for what waits at a desk; where nothing does, `QuietDesks` names it. */
export const DeskCard = ({ desk, data, name = desk, ...card }: DeskCardProps) => (
  <CountCard name={name} count={data[desk] || undefined} to={deskPath(desk)} {...card} />
);
