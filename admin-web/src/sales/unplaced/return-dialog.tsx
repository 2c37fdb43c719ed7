import { useRecordContext } from 'react-admin';
import type { AdminUnplacedMoney } from '#contracts/sales/unplaced.admin.http';
import type { ActionFormProps } from '../../platform/actions/simple-dialogs';
import { AccountDialog } from '../shared/account-dialog';

/** The account of the sender, and what was left when the dialog was opened. */
export const ReturnDialog = ({ onAct, ...rest }: ActionFormProps) => {
  const left = useRecordContext<AdminUnplacedMoney>()?.amount;
  return <AccountDialog {...rest} onAct={(body) => onAct({ ...body, left })} />;
};
