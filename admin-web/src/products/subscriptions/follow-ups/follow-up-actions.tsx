import DoneIcon from '@mui/icons-material/Done';
import ReplyIcon from '@mui/icons-material/Reply';
import type { ActionPlans } from '../../../platform/actions/action-plan';
import { RecordActions } from '../../../platform/actions/record-actions';
import { ReasonDialog } from '../../../platform/actions/simple-dialogs';
import { AnswerDialog } from './answer-dialog';

const plans: ActionPlans = {
  answer: { icon: <ReplyIcon />, dialog: AnswerDialog },
  close: { icon: <DoneIcon />, danger: true, internalReason: true, dialog: ReasonDialog },
};

export const FollowUpActions = () => <RecordActions plans={plans} />;
