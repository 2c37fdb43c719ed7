import BlockIcon from '@mui/icons-material/Block';
import CheckIcon from '@mui/icons-material/Check';
import type { ActionPlans } from '../shared/action-plan';
import { RecordActions } from '../shared/record-actions';
import { PaymentConfirmDialog } from './payment-confirm-dialog';
import { PaymentRejectDialog } from './payment-reject-dialog';

const plans: ActionPlans = {
  confirm: { icon: <CheckIcon />, dialog: PaymentConfirmDialog },
  reject: { icon: <BlockIcon />, danger: true, dialog: PaymentRejectDialog },
};

export const PaymentActions = () => <RecordActions plans={plans} />;
