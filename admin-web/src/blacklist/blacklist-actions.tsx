import GavelIcon from '@mui/icons-material/Gavel';
import LockOpenIcon from '@mui/icons-material/LockOpen';
import ThumbUpIcon from '@mui/icons-material/ThumbUp';
import type { ActionPlans } from '../shared/action-plan';
import { RecordActions } from '../shared/record-actions';
import { ReasonDialog } from '../shared/simple-dialogs';

const plans: ActionPlans = {
  'accept-appeal': { icon: <ThumbUpIcon />, dialog: ReasonDialog },
  'refuse-appeal': { icon: <GavelIcon />, danger: true, dialog: ReasonDialog },
  lift: { icon: <LockOpenIcon />, dialog: ReasonDialog },
};

export const BlacklistActions = () => <RecordActions plans={plans} />;
