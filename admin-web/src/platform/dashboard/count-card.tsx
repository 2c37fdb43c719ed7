import { useTranslate } from 'react-admin';
import { DashboardCard } from './dashboard-card';

interface CountCardProps {
  /** Texts are `dashboard.<name>` and `dashboard.<name>Help`. */
  name: string;
  /** No card where the role may not read the figure. */
  count: number | undefined;
  to: string;
  alarm?: boolean;
  helpArgs?: object;
}

/** A card for how many records of a list wait. */
export const CountCard = ({ name, count, to, alarm, helpArgs }: CountCardProps) => {
  const translate = useTranslate();
  if (count === undefined) return null;
  return (
    <DashboardCard
      title={translate(`dashboard.${name}`)}
      value={count}
      help={translate(`dashboard.${name}Help`, helpArgs)}
      to={to}
      alarm={alarm}
    />
  );
};
