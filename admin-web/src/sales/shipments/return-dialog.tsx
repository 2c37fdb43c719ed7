import { DialogContentText } from '@mui/material';
import { BooleanInput, useTranslate } from 'react-admin';
import { ActionDialog } from '../../platform/actions/action-dialog';
import type { ActionFormProps } from '../../platform/actions/simple-dialogs';
import { ReasonInput } from '../../platform/forms/reason-input';

interface Values {
  reason: string;
  restock: boolean;
}

/** A parcel came back, or is not sent: why, and whether its things can be sold. */
export const ReturnDialog = ({ resource, action, onAct, ...rest }: ActionFormProps) => {
  const translate = useTranslate();
  const label = translate(`actions.${resource}.${action}.label`);
  return (
    <ActionDialog<Values>
      {...rest}
      danger
      title={`${label}?`}
      submitLabel={label}
      defaultValues={{ restock: action === 'cancel' }}
      onSubmit={({ reason, restock }) => onAct({ reason: reason.trim(), restock })}
    >
      <DialogContentText sx={{ mb: 1 }}>
        {translate(`actions.${resource}.${action}.ask`)} {translate('dialog.irreversible')}
      </DialogContentText>
      <ReasonInput autoFocus />
      <BooleanInput source="restock" label={`actions.${resource}.${action}.fields.restock`} />
    </ActionDialog>
  );
};
