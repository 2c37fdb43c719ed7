import { Box } from '@mui/material';
import type { AdminReimbursement } from '#contracts/products/subscriptions/hosts.admin.http';
import { Deadline, ShortDeadline } from '../../../platform/fields/deadline';
import { useNow } from '../../../platform/fields/use-now';

interface DueDateProps {
  of: AdminReimbursement;
  /** In a column of a table. */
  short?: boolean;
}

/** When the reimbursement is due; highlighted when it is overdue. */
export const DueDate = ({ of: { dueAt, state }, short }: DueDateProps) => {
  const late = useNow() > Date.parse(dueAt) && (state === 'scheduled' || state === 'approved');
  return (
    <Box component="span" data-late={late} sx={late ? { color: 'error.main', fontWeight: 600 } : undefined}>
      {short ? <ShortDeadline iso={dueAt} /> : <Deadline iso={dueAt} />}
    </Box>
  );
};
