import { DialogContentText } from '@mui/material';
import { TextInput, maxLength, minLength, required, useRecordContext, useTranslate } from 'react-admin';
import type { ProposedLine } from '#contracts/sales/statements.admin.http';
import { ActionDialog, type FormValues } from '../../platform/actions/action-dialog';
import type { ActionFormProps } from '../../platform/actions/simple-dialogs';
import { AskedReason } from '../../platform/forms/reason-input';
import { AskedTransfer } from '../shared/paid-twice-input';

const validateNumber = [required(), minLength(5), maxLength(40)];

/** The order or invoice that money is placed with, and why where it is far above what is owed. */
export const NumberDialog = ({ resource, action, onAct, ...rest }: ActionFormProps) => {
  const translate = useTranslate();
  const label = translate(`actions.${resource}.${action}.label`);
  const proposed = useRecordContext<{ proposed: ProposedLine }>()?.proposed ?? null;
  const submit = ({ number, reason, transfer }: FormValues) =>
    onAct({ number: number?.trim(), ...(reason?.trim() && { reason: reason.trim() }), ...(transfer && { transfer }) });
  return (
    <ActionDialog
      {...rest}
      defaultValues={{ number: proposed?.orderNumber ?? undefined }}
      title={`${label}?`}
      submitLabel={label}
      onSubmit={submit}
    >
      <DialogContentText sx={{ mb: 1 }}>{translate(`actions.${resource}.${action}.ask`)}</DialogContentText>
      <TextInput source="number" label="unplaced.number" validate={validateNumber} autoFocus helperText={false} />
      <AskedReason error={rest.error} />
      <AskedTransfer error={rest.error} />
    </ActionDialog>
  );
};
