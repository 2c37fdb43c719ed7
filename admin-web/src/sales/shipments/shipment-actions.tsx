import AssignmentReturnIcon from '@mui/icons-material/AssignmentReturn';
import CancelIcon from '@mui/icons-material/Cancel';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import EditIcon from '@mui/icons-material/Edit';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import ReceiptIcon from '@mui/icons-material/Receipt';
import StorefrontIcon from '@mui/icons-material/Storefront';
import type { ActionPlans } from '../../platform/actions/action-plan';
import { RecordActions } from '../../platform/actions/record-actions';
import { ConfirmDialog } from '../../platform/actions/simple-dialogs';
import { RecordCostDialog } from '../shared/record-cost-dialog';
import { ReturnDialog } from './return-dialog';
import { ShipDialog } from './ship-dialog';

const plans: ActionPlans = {
  ship: { icon: <LocalShippingIcon />, dialog: ShipDialog },
  ready: { icon: <StorefrontIcon />, dialog: ConfirmDialog },
  deliver: { icon: <CheckCircleIcon />, dialog: ConfirmDialog },
  'correct-tracking': { icon: <EditIcon />, aside: true, dialog: ShipDialog },
  cancel: { icon: <CancelIcon />, danger: true, dialog: ReturnDialog },
  'record-cost': { icon: <ReceiptIcon />, aside: true, dialog: RecordCostDialog, reversible: true },
  return: { icon: <AssignmentReturnIcon />, danger: true, dialog: ReturnDialog },
};

export const ShipmentActions = () => <RecordActions plans={plans} />;
