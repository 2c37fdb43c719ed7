import DeleteIcon from '@mui/icons-material/Delete';
import { Typography } from '@mui/material';
import { useRecordContext, useRedirect } from 'react-admin';
import type { AdminPriceNotice } from '#contracts/catalogue/scheme.admin.http';
import type { ActionPlans } from '../../platform/actions/action-plan';
import { RecordActions } from '../../platform/actions/record-actions';
import { RecordEdit } from '../../platform/forms/record-form';
import { ConfirmDialog } from '../../platform/actions/simple-dialogs';
import { NoticeInputs } from './price-notice-inputs';

const plans: ActionPlans = { remove: { icon: <DeleteIcon />, danger: true, dialog: ConfirmDialog } };

export const PriceNoticeEdit = () => (
  <RecordEdit fields={['effectiveOn', 'text']} redirect="list" actions={<RemoveAction />}>
    <Heading />
    <NoticeInputs />
  </RecordEdit>
);

/** Back to the list: the record is gone. */
const RemoveAction = () => {
  const redirect = useRedirect();
  return <RecordActions plans={plans} onDone={() => redirect('list', 'price-notices')} />;
};

const Heading = () => (
  <Typography component="h2" variant="h6" sx={{ mb: 2 }}>
    {useRecordContext<AdminPriceNotice>()?.providerName}
  </Typography>
);
