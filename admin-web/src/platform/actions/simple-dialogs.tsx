import { DialogContentText, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, useRecordContext, useTranslate } from 'react-admin';
import { formatRupiah } from '#domain/platform/sen';
import type { ActionBody } from '../data/data-provider';
import { ActionDialog, type FormValues } from './action-dialog';
import { ReasonInput } from '../forms/reason-input';

/** What every dialog of an action is given; `onAct` sends the action with the body that the dialog has collected. */
export interface ActionFormProps {
  resource: string;
  action: string;
  danger?: boolean;
  /** Another action undoes it: no warning that it is final. */
  reversible?: boolean;
  /** Customers do not see the reason. */
  internalReason?: boolean;
  pending: boolean;
  error: Error | null;
  onAct: (body: ActionBody) => void;
  onClose: () => void;
}

/** An action without input; `children` is what to know before. */
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
      <ActionTarget record={useRecordContext()} />
      <DialogContentText>{translate(`actions.${resource}.${action}.ask`, { _: '' })}</DialogContentText>
      {children}
    </ActionDialog>
  );
};

/** An action with a reason, which goes to the audit log and to the record's history; `children` is what to know before. */
export const ReasonDialog = ({
  resource,
  action,
  reversible,
  internalReason,
  onAct,
  children,
  ...rest
}: ActionFormProps & { children?: ReactNode }) => {
  const translate = useTranslate();
  const label = translate(`actions.${resource}.${action}.label`, { _: action });
  const submit = ({ reason }: FormValues) => onAct({ reason: reason?.trim() });
  return (
    <ActionDialog {...rest} title={`${label}?`} submitLabel={label} onSubmit={submit}>
      <ActionTarget record={useRecordContext()} />
      <DialogContentText sx={{ mb: 1 }}>
        {translate(`actions.${resource}.${action}.ask`, { _: '' })} {!reversible && translate('dialog.irreversible')}
      </DialogContentText>
      {children && <DialogContentText sx={{ mb: 1, fontWeight: 600 }}>{children}</DialogContentText>}
      <ReasonInput internal={internalReason} autoFocus />
    </ActionDialog>
  );
};

/** Each record has some of these. */
interface Identifying {
  orderNumber?: string;
  customerName?: string;
  name?: string;
  amount?: number;
  grandTotal?: number;
}

/** Which record it is and how much money: the dialog covers the page that shows it. */
const ActionTarget = ({ record = {} as RaRecord }: { record?: RaRecord & Identifying }) => {
  const { orderNumber, customerName, name, amount, grandTotal = amount } = record;
  const parts = [orderNumber, customerName ?? name, grandTotal !== undefined && formatRupiah(grandTotal)];
  const text = parts.filter(Boolean).join(' · ');
  return text && <Typography sx={{ mb: 1, fontWeight: 600, overflowWrap: 'anywhere' }}>{text}</Typography>;
};
