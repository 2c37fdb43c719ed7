import DeleteIcon from '@mui/icons-material/Delete';
import { Typography } from '@mui/material';
import { useRecordContext, useRedirect } from 'react-admin';
import type { AdminPriceNotice } from '#contracts/http/admin/scheme.http';
import type { ActionPlans } from '../shared/action-plan';
import { RecordActions } from '../shared/record-actions';
import { RecordEdit } from '../shared/record-form';
import { ConfirmDialog } from '../shared/simple-dialogs';
import { NoticeInputs } from './notice-inputs';

const plans: ActionPlans = { remove: { icon: <DeleteIcon />, danger: true, dialog: ConfirmDialog } };

export const PriceNoticeEdit = () => (
  <RecordEdit fields={['effectiveOn', 'text']} redirect="list" actions={<RemoveAction />}>
    <Heading />
    <NoticeInputs />
  </RecordEdit>
);

/** There is no record to come back to. */
const RemoveAction = () => {
  const redirect = useRedirect();
  return <RecordActions plans={plans} onDone={() => redirect('list', 'price-notices')} />;
};

const Heading = () => (
  <Typography component="h2" variant="h6" sx={{ mb: 2 }}>
    {useRecordContext<AdminPriceNotice>()?.providerName}
  </Typography>
);
