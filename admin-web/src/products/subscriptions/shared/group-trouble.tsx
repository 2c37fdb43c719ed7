import type { AdminReimbursement } from '#contracts/products/subscriptions/hosts.admin.http';
import { StatusChip } from '../../../platform/fields/status-chip';

/** That members of the group cannot use what the host is to be paid for; nothing where they can. */
export const GroupTrouble = ({ of: { groupTrouble } }: { of: Pick<AdminReimbursement, 'groupTrouble'> }) =>
  groupTrouble && (
    <>
      {' '}
      <StatusChip subject="groupTrouble" value={groupTrouble} />
    </>
  );
