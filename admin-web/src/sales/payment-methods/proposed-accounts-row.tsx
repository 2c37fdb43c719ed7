import { useTranslate } from 'react-admin';
import type { AdminDashboard } from '#contracts/dashboard.http';
import { WaitingRow } from '../../platform/dashboard/waiting-row';

/** Bank accounts of the shop that wait for this admin's approval. */
export const ProposedAccountsRow = ({ data }: { data: AdminDashboard }) => {
  const translate = useTranslate();
  return (
    <WaitingRow
      title={translate('dashboard.proposedAccounts')}
      count={data.proposedAccounts}
      help={translate('dashboard.proposedHelp')}
      to="/payment-methods"
    />
  );
};
