import { DialogContentText, TextField, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { type RaRecord, useRecordContext, useTranslate } from 'react-admin';
import { REASON_LENGTH } from '#contracts/limits';
import { formatRupiah } from '#domain/money/sen';
import type { ActionBody } from '../data-provider';
import { ActionDialog } from './action-dialog';

/** What every dialog of an action is given; `onAct` sends the action with the body that the dialog has collected. */
export interface ActionFormProps {
  resource: string;
  action: string;
  danger?: boolean;
  /** Another action takes it back. */
  undoable?: boolean;
  /** The reason stays among admins. */
  inside?: boolean;
  pending: boolean;
  error: Error | null;
  onAct: (body: ActionBody) => void;
  onClose: () => void;
}

/** An action that the API takes without further words; `children` is what to know before. */
export const ConfirmDialog = ({
  resource,
  action,
  onAct,
  children,
  ...rest
}: ActionFormProps & { children?: ReactNode }) => {
  const translate = useTranslate();
  const label = translate(`actions.${resource}.${action}.label`, { _: action });
  return (
    <ActionDialog {...rest} title={`${label}?`} submitLabel={label} focusSubmit onSubmit={() => onAct({})}>
      <ActedOn />
      <DialogContentText>{translate(`actions.${resource}.${action}.ask`, { _: '' })}</DialogContentText>
      {children}
    </ActionDialog>
  );
};

/** An action that has to be answered for, most often because it cannot be undone: it asks for a reason, which goes to the audit log and the record's history. */
export const ReasonDialog = ({ resource, action, undoable, inside, onAct, ...rest }: ActionFormProps) => {
  const translate = useTranslate();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const label = translate(`actions.${resource}.${action}.label`, { _: action });
  const tooShort = reason.trim().length < REASON_LENGTH.min;
  const submit = () => {
    setTried(true);
    if (!tooShort) onAct({ reason: reason.trim() });
  };
  return (
    <ActionDialog {...rest} title={`${label}?`} submitLabel={label} onSubmit={submit}>
      <ActedOn />
      <DialogContentText sx={{ mb: 1 }}>
        {translate(`actions.${resource}.${action}.ask`, { _: '' })} {!undoable && translate('dialog.irreversible')}
      </DialogContentText>
      <TextField
        autoFocus
        required
        multiline
        minRows={2}
        label={translate('dialog.reason')}
        value={reason}
        error={tried && tooShort}
        helperText={translate(inside ? 'dialog.reasonInside' : 'dialog.reasonHelp', REASON_LENGTH)}
        onChange={(event) => setReason(event.target.value)}
        slotProps={{ htmlInput: { maxLength: REASON_LENGTH.max } }}
      />
    </ActionDialog>
  );
};

/** What records of the console are known by; each has some of it. */
interface Known {
  orderNumber?: string;
  customerName?: string;
  name?: string;
  amount?: number;
  grandTotal?: number;
}

/** Which record it is, and how much money: a dialog covers the page that says so. */
const ActedOn = () => {
  const { orderNumber, customerName, name, amount, grandTotal = amount } = useRecordContext<RaRecord & Known>() ?? {};
  const known = [orderNumber, customerName ?? name, grandTotal !== undefined && formatRupiah(grandTotal)];
  const words = known.filter(Boolean).join(' · ');
  return words && <Typography sx={{ mb: 1, fontWeight: 600, overflowWrap: 'anywhere' }}>{words}</Typography>;
};
