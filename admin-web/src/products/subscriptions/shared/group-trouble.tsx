import WarningAmberIcon from '@mui/icons-material/WarningAmber';
import { useTranslate } from 'react-admin';
import type { AdminReimbursement } from '#contracts/products/subscriptions/hosts.admin.http';
import { StatusChip } from '../../../platform/fields/status-chip';

interface GroupTroubleProps {
  of: Pick<AdminReimbursement, 'groupTrouble'>;
  /** In a column of a table: a sign beside the state. */
  compact?: boolean;
}

/** That members of the group cannot use what the host is to be paid for; nothing where they can. */
export const GroupTrouble = ({ of: { groupTrouble }, compact }: GroupTroubleProps) => {
  const translate = useTranslate();
  if (!groupTrouble) return null;
  return compact ? (
    <WarningAmberIcon fontSize="small" color="warning" titleAccess={translate(`status.groupTrouble.${groupTrouble}`)} />
  ) : (
    <>
      {' '}
      <StatusChip subject="groupTrouble" value={groupTrouble} />
    </>
  );
};
