import CancelIcon from '@mui/icons-material/Cancel';
import EditNoteIcon from '@mui/icons-material/EditNote';
import PaidIcon from '@mui/icons-material/Paid';
import ThumbUpIcon from '@mui/icons-material/ThumbUp';
import type { ActionPlans } from '../../../platform/actions/action-plan';
import { RecordActions } from '../../../platform/actions/record-actions';
import { ReasonDialog } from '../../../platform/actions/simple-dialogs';
import { CorrectDialog } from '../shared/correct-dialog';
import { ApproveDialog } from './approve-dialog';
import { PayDialog } from './pay-dialog';

const plans: ActionPlans = {
  approve: { icon: <ThumbUpIcon />, dialog: ApproveDialog },
  pay: { icon: <PaidIcon />, dialog: PayDialog },
  correct: { icon: <EditNoteIcon />, aside: true, dialog: CorrectDialog },
  cancel: { icon: <CancelIcon />, danger: true, seldom: true, dialog: ReasonDialog },
};

export const ReimbursementActions = () => <RecordActions plans={plans} />;
