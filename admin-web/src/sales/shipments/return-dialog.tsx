import { DialogContentText } from '@mui/material';
import { BooleanInput, TextInput, useTranslate } from 'react-admin';
import { REASON_LENGTH } from '#contracts/limits';
import { ActionDialog } from '../../platform/actions/action-dialog';
import type { ActionFormProps } from '../../platform/actions/simple-dialogs';
import { minTrimmedLength } from '../../platform/forms/validators';

interface Values {
  reason: string;
  restock: boolean;
}
const validateReason = minTrimmedLength(REASON_LENGTH.min, 'dialog.reasonHelp');

/** A parcel came back: why, and whether its things can be sold again. */
export const ReturnDialog = ({ resource, action, onAct, ...rest }: ActionFormProps) => {
  const translate = useTranslate();
  const label = translate(`actions.${resource}.${action}.label`);
  return (
    <ActionDialog<Values>
      {...rest}
      danger
      title={`${label}?`}
      submitLabel={label}
      defaultValues={{ restock: false }}
      onSubmit={({ reason, restock }) => onAct({ reason: reason.trim(), restock })}
    >
      <DialogContentText sx={{ mb: 1 }}>
        {translate(`actions.${resource}.${action}.ask`)} {translate('dialog.irreversible')}
      </DialogContentText>
      <TextInput
        source="reason"
        label="dialog.reason"
        autoFocus
        isRequired
        multiline
        minRows={2}
        validate={validateReason}
        helperText={translate('dialog.reasonHelp', REASON_LENGTH)}
        slotProps={{ htmlInput: { maxLength: REASON_LENGTH.max } }}
      />
      <BooleanInput source="restock" label={`actions.${resource}.${action}.fields.restock`} />
    </ActionDialog>
  );
};
