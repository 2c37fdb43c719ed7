import { useTranslate } from 'react-admin';
import type { AdminDashboard } from '#contracts/dashboard.http';
import { WaitingRow } from './waiting-row';

/** Thresholds that wait for this admin's approval. */
export const ProposedSettingsRow = ({ data }: { data: AdminDashboard }) => {
  const translate = useTranslate();
  return (
    <WaitingRow
      title={translate('dashboard.proposedSettings')}
      count={data.proposedSettings}
      help={translate('dashboard.proposedHelp')}
      to="/shop-settings"
    />
  );
};
