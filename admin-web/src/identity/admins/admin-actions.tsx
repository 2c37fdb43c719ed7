import BadgeIcon from '@mui/icons-material/Badge';
import PhonelinkLockIcon from '@mui/icons-material/PhonelinkLock';
import KeyIcon from '@mui/icons-material/Key';
import PersonAddIcon from '@mui/icons-material/PersonAdd';
import PersonOffIcon from '@mui/icons-material/PersonOff';
import type { ActionPlans } from '../../platform/actions/action-plan';
import { RecordActions } from '../../platform/actions/record-actions';
import { ConfirmDialog, ReasonDialog } from '../../platform/actions/simple-dialogs';
import { ChangeRoleDialog } from './change-role-dialog';
import { SetPasswordDialog } from './set-password-dialog';

const plans: ActionPlans = {
  'change-role': { icon: <BadgeIcon />, aside: true, dialog: ChangeRoleDialog },
  'set-password': { icon: <KeyIcon />, aside: true, dialog: SetPasswordDialog },
  'reset-second-factor': { icon: <PhonelinkLockIcon />, danger: true, seldom: true, dialog: ReasonDialog },
  deactivate: { icon: <PersonOffIcon />, danger: true, seldom: true, dialog: ConfirmDialog },
  activate: { icon: <PersonAddIcon />, dialog: ConfirmDialog },
};

export const AdminActions = () => <RecordActions plans={plans} />;
