import AddPhotoAlternateIcon from '@mui/icons-material/AddPhotoAlternate';
import BlockIcon from '@mui/icons-material/Block';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import ReceiptIcon from '@mui/icons-material/Receipt';
import ShoppingCartCheckoutIcon from '@mui/icons-material/ShoppingCartCheckout';
import TimerOffIcon from '@mui/icons-material/TimerOff';
import type { ActionPlans } from '../../platform/actions/action-plan';
import { RecordActions } from '../../platform/actions/record-actions';
import { ConfirmDialog, ReasonDialog } from '../../platform/actions/simple-dialogs';
import { AddPictureDialog } from '../../sales/shared/add-picture-dialog';
import { RecordCostDialog } from '../../sales/shared/record-cost-dialog';

const plans: ActionPlans = {
  accept: { icon: <CheckCircleIcon />, dialog: ConfirmDialog },
  reject: { icon: <BlockIcon />, danger: true, dialog: ReasonDialog },
  buy: { icon: <ShoppingCartCheckoutIcon />, dialog: ConfirmDialog },
  close: { icon: <TimerOffIcon />, danger: true, dialog: ReasonDialog },
  'record-cost': { icon: <ReceiptIcon />, aside: true, dialog: RecordCostDialog, reversible: true },
  'add-picture': { icon: <AddPhotoAlternateIcon />, aside: true, dialog: AddPictureDialog },
};

export const SekeranjangActions = () => <RecordActions plans={plans} />;
