import { DialogContentText, Typography } from '@mui/material';
import { TextInput, useRecordContext, useTranslate } from 'react-admin';
import { REFERENCE_LENGTH } from '#contracts/limits';
import type { AdminPurchase } from '#contracts/products/subscriptions/hosts.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { ActionDialog, type FormValues } from '../../../platform/actions/action-dialog';
import type { ActionFormProps } from '../../../platform/actions/simple-dialogs';
import { minTrimmedLength } from '../../../platform/forms/validators';

const validateReference = minTrimmedLength(REFERENCE_LENGTH.min);

/** The host has given back the unused part: the reference of its transfer. */
export const SettleDialog = ({ resource, action, onAct, ...rest }: ActionFormProps) => {
  const purchase = useRecordContext<AdminPurchase>();
  const translate = useTranslate();
  const label = translate(`actions.${resource}.${action}.label`);
  return (
    <ActionDialog
      {...rest}
      title={`${label}?`}
      submitLabel={label}
      onSubmit={({ reference }: FormValues) => onAct({ reference: reference?.trim() })}
    >
      <DialogContentText>{translate(`actions.${resource}.${action}.ask`)}</DialogContentText>
      <Typography sx={{ my: 1, fontWeight: 600 }}>
        {purchase?.receivable && formatRupiah(purchase.receivable.amount)}
      </Typography>
      <TextInput
        source="reference"
        label={`actions.${resource}.${action}.fields.reference`}
        autoFocus
        isRequired
        validate={validateReference}
        slotProps={{ htmlInput: { maxLength: REFERENCE_LENGTH.max, autoComplete: 'off' } }}
      />
    </ActionDialog>
  );
};
