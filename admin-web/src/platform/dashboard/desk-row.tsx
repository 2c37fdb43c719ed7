import { useTranslate } from 'react-admin';
import type { AdminDashboard } from '#contracts/dashboard.http';
import type { DeskName } from '#contracts/desks';
import { deskPath } from '../lists/desk-path';
import { deskClock } from '../lists/desk-clock';
import { deskUrgency } from '../lists/desk-urgency';
import { WaitingRow } from './waiting-row';

interface DeskRowProps {
  desk: DeskName;
  data: AdminDashboard;
  /** Of the texts `dashboard.<name>` and `dashboard.<name>Help`, where they are not named as the desk. */
  name?: string;
  helpArgs?: object;
  /** In place of the text. */
  help?: string;
}

/** A row for what waits at a desk; where nothing does, `QuietDesks` names it. */
export const DeskRow = ({ desk, data, name = desk, helpArgs, help }: DeskRowProps) => {
  const translate = useTranslate();
  return (
    <WaitingRow
      title={translate(`dashboard.${name}`)}
      count={data[desk]}
      help={help ?? translate(`dashboard.${name}Help`, helpArgs)}
      to={deskPath(desk)}
      isLate={deskUrgency(desk, data) === 'late'}
      {...deskClock(desk, data)}
    />
  );
};
