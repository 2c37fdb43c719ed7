import CancelIcon from '@mui/icons-material/Cancel';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import LogoutIcon from '@mui/icons-material/Logout';
import UndoIcon from '@mui/icons-material/Undo';
import { useRecordContext, useTranslate } from 'react-admin';
import type { AdminAccount } from '#contracts/products/subscriptions/accounts.admin.http';
import type { ActionPlans } from '../../../platform/actions/action-plan';
import { RecordActions } from '../../../platform/actions/record-actions';
import { type ActionFormProps, ReasonDialog } from '../../../platform/actions/simple-dialogs';
import { formatRupiah } from '#domain/platform/sen';
import { RefundDialog } from './refund-dialog';

/** With what becomes of the money, or of the voucher of a series. */
const EndDialog = (props: ActionFormProps) => {
  const { paidAhead: amount = 0, voucherLeft: left = null } = useRecordContext<AdminAccount>() ?? {};
  const translate = useTranslate();
  return (
    <ReasonDialog {...props}>
      {left === null ? translate('seat.restStays') : translate('seat.voucherIsVoid', { left })}
      {amount > 0 && ` ${translate('seat.paidAhead', { amount: formatRupiah(amount) })}`}
    </ReasonDialog>
  );
};

const plans: ActionPlans = {
  activate: { icon: <CheckCircleIcon />, dialog: ReasonDialog },
  cancel: { icon: <CancelIcon />, danger: true, seldom: true, dialog: ReasonDialog },
  refund: { icon: <UndoIcon />, danger: true, seldom: true, dialog: RefundDialog },
  end: { icon: <LogoutIcon />, danger: true, seldom: true, dialog: EndDialog },
};

export const AccountActions = () => <RecordActions plans={plans} />;
