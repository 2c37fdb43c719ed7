import CancelIcon from '@mui/icons-material/Cancel';
import PaidIcon from '@mui/icons-material/Paid';
import ThumbUpIcon from '@mui/icons-material/ThumbUp';
import { useRecordContext } from 'react-admin';
import type { AdminReimbursement } from '#contracts/products/subscriptions/hosts.admin.http';
import type { ActionPlans } from '../../../platform/actions/action-plan';
import { RecordActions } from '../../../platform/actions/record-actions';
import { type ActionFormProps, ConfirmDialog, ReasonDialog } from '../../../platform/actions/simple-dialogs';
import { IncompleteGroupAlert } from './incomplete-group-alert';
import { PayDialog } from './pay-dialog';

const ApproveDialog = (props: ActionFormProps) => (
  <ConfirmDialog {...props}>
    <IncompleteGroupAlert of={useRecordContext<AdminReimbursement>()} />
  </ConfirmDialog>
);

const plans: ActionPlans = {
  approve: { icon: <ThumbUpIcon />, dialog: ApproveDialog },
  pay: { icon: <PaidIcon />, dialog: PayDialog },
  cancel: { icon: <CancelIcon />, danger: true, dialog: ReasonDialog },
};

export const ReimbursementActions = () => <RecordActions plans={plans} />;
