import BlockIcon from '@mui/icons-material/Block';
import VerifiedIcon from '@mui/icons-material/Verified';
import type { ActionPlans } from '../shared/action-plan';
import { RecordActions } from '../shared/record-actions';
import { ReasonDialog } from '../shared/simple-dialogs';
import { VerifyDialog } from './verify-dialog';

const plans: ActionPlans = {
  verify: { icon: <VerifiedIcon />, dialog: VerifyDialog },
  reject: { icon: <BlockIcon />, danger: true, dialog: ReasonDialog },
};

export const HostPurchaseActions = () => <RecordActions plans={plans} />;
