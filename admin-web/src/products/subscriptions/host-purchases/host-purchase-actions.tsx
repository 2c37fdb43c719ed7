import BlockIcon from '@mui/icons-material/Block';
import CallReceivedIcon from '@mui/icons-material/CallReceived';
import EditNoteIcon from '@mui/icons-material/EditNote';
import MoneyOffIcon from '@mui/icons-material/MoneyOff';
import PaymentsIcon from '@mui/icons-material/Payments';
import VerifiedIcon from '@mui/icons-material/Verified';
import type { ActionPlans } from '../../../platform/actions/action-plan';
import { RecordActions } from '../../../platform/actions/record-actions';
import { ReasonDialog } from '../../../platform/actions/simple-dialogs';
import { CorrectDialog } from '../shared/correct-dialog';
import { SettleDialog } from './settle-dialog';
import { VerifyDialog } from './verify-dialog';

const plans: ActionPlans = {
  verify: { icon: <VerifiedIcon />, dialog: VerifyDialog },
  reject: { icon: <BlockIcon />, danger: true, dialog: ReasonDialog },
  correct: { icon: <EditNoteIcon />, aside: true, dialog: CorrectDialog },
  reimburse: { icon: <PaymentsIcon />, dialog: ReasonDialog },
  settle: { icon: <CallReceivedIcon />, dialog: SettleDialog },
  waive: { icon: <MoneyOffIcon />, danger: true, dialog: ReasonDialog },
};

export const HostPurchaseActions = () => <RecordActions plans={plans} />;
