import { Box } from '@mui/material';
import type { AdminReimbursement } from '#contracts/http/admin/hosts.http';
import { Moment } from '../shared/fields';
import { useNow } from '../shared/use-now';

/** When the host is to have the money; stands out once that is over and it is still here. */
export const DueDate = ({ of: { dueAt, state } }: { of: AdminReimbursement }) => {
  const late = useNow() > Date.parse(dueAt) && (state === 'scheduled' || state === 'approved');
  return (
    <Box component="span" data-late={late} sx={late ? { color: 'error.main', fontWeight: 600 } : undefined}>
      <Moment iso={dueAt} />
    </Box>
  );
};
