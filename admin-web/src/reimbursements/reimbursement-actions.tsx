import CancelIcon from '@mui/icons-material/Cancel';
import PaidIcon from '@mui/icons-material/Paid';
import ThumbUpIcon from '@mui/icons-material/ThumbUp';
import type { ActionPlans } from '../shared/action-plan';
import { RecordActions } from '../shared/record-actions';
import { ReasonDialog } from '../shared/simple-dialogs';
import { ApproveDialog } from './approve-dialog';
import { PayDialog } from './pay-dialog';

const plans: ActionPlans = {
  approve: { icon: <ThumbUpIcon />, dialog: ApproveDialog },
  pay: { icon: <PaidIcon />, dialog: PayDialog },
  cancel: { icon: <CancelIcon />, danger: true, dialog: ReasonDialog },
};

export const ReimbursementActions = () => <RecordActions plans={plans} />;
