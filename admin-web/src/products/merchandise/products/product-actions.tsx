import AddPhotoAlternateIcon from '@mui/icons-material/AddPhotoAlternate';
import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import type { ActionPlans } from '../../../platform/actions/action-plan';
import { RecordActions } from '../../../platform/actions/record-actions';
import { ConfirmDialog } from '../../../platform/actions/simple-dialogs';
import { AddPictureDialog } from '../../../sales/shared/add-picture-dialog';

const plans: ActionPlans = {
  publish: { icon: <VisibilityIcon />, dialog: ConfirmDialog },
  hide: { icon: <VisibilityOffIcon />, seldom: true, danger: true, dialog: ConfirmDialog },
  'add-picture': { icon: <AddPhotoAlternateIcon />, aside: true, dialog: AddPictureDialog },
};

export const ProductActions = () => <RecordActions plans={plans} />;
