import CancelIcon from '@mui/icons-material/Cancel';
import EditNoteIcon from '@mui/icons-material/EditNote';
import PaidIcon from '@mui/icons-material/Paid';
import ThumbUpIcon from '@mui/icons-material/ThumbUp';
import { useRecordContext } from 'react-admin';
import type { AdminReimbursement } from '#contracts/products/subscriptions/hosts.admin.http';
import type { ActionPlan, ActionPlans } from '../../../platform/actions/action-plan';
import { RecordActions } from '../../../platform/actions/record-actions';
import { ReasonDialog } from '../../../platform/actions/simple-dialogs';
import { CorrectDialog } from '../shared/correct-dialog';
import { ApproveDialog } from './approve-dialog';
import { PayDialog } from './pay-dialog';

const approve: ActionPlan = { icon: <ThumbUpIcon />, dialog: ApproveDialog };
const pay: ActionPlan = { icon: <PaidIcon />, dialog: PayDialog };
const plans: ActionPlans = {
  approve,
  pay,
  correct: { icon: <EditNoteIcon />, aside: true, dialog: CorrectDialog },
  cancel: { icon: <CancelIcon />, danger: true, seldom: true, dialog: ReasonDialog },
};

/** While a claim is open nothing of it is the next step: the claim is. */
const plansWhileClaimed: ActionPlans = {
  ...plans,
  approve: { ...approve, aside: true },
  pay: { ...pay, aside: true },
};

export const ReimbursementActions = () => {
  const isClaimed = useRecordContext<AdminReimbursement>()?.groupTrouble === 'claimed';
  return <RecordActions plans={isClaimed ? plansWhileClaimed : plans} />;
};
