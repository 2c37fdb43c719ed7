import { Box } from '@mui/material';
import type { AdminReimbursement } from '#contracts/products/subscriptions/hosts.admin.http';
import { ShortDateTime } from '../../../platform/fields/fields';
import { useNow } from '../../../platform/fields/use-now';

/** When the reimbursement is due; highlighted when it is overdue. */
export const DueDate = ({ of: { dueAt, state } }: { of: AdminReimbursement }) => {
  const late = useNow() > Date.parse(dueAt) && (state === 'scheduled' || state === 'approved');
  return (
    <Box component="span" data-late={late} sx={late ? { color: 'error.main', fontWeight: 600 } : undefined}>
      <ShortDateTime iso={dueAt} />
    </Box>
  );
};
