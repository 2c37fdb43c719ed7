import BlockIcon from '@mui/icons-material/Block';
import PaymentsIcon from '@mui/icons-material/Payments';
import VerifiedIcon from '@mui/icons-material/Verified';
import type { ActionPlans } from '../../../platform/actions/action-plan';
import { RecordActions } from '../../../platform/actions/record-actions';
import { ReasonDialog } from '../../../platform/actions/simple-dialogs';
import { VerifyDialog } from './verify-dialog';

const plans: ActionPlans = {
  verify: { icon: <VerifiedIcon />, dialog: VerifyDialog },
  reject: { icon: <BlockIcon />, danger: true, dialog: ReasonDialog },
  reimburse: { icon: <PaymentsIcon />, dialog: ReasonDialog },
};

export const HostPurchaseActions = () => <RecordActions plans={plans} />;
