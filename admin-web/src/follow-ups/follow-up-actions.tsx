import DoneIcon from '@mui/icons-material/Done';
import ReplyIcon from '@mui/icons-material/Reply';
import type { ActionPlans } from '../shared/action-plan';
import { RecordActions } from '../shared/record-actions';
import { ReasonDialog } from '../shared/simple-dialogs';
import { AnswerDialog } from './answer-dialog';

const plans: ActionPlans = {
  answer: { icon: <ReplyIcon />, dialog: AnswerDialog },
  close: { icon: <DoneIcon />, danger: true, inside: true, dialog: ReasonDialog },
};

export const FollowUpActions = () => <RecordActions plans={plans} />;
