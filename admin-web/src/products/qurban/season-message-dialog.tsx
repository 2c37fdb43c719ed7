import { DialogContentText } from '@mui/material';
import { TextInput, useTranslate } from 'react-admin';
import { ActionDialog } from '../../platform/actions/action-dialog';
import type { ActionFormProps } from '../../platform/actions/simple-dialogs';
import { minTrimmedLength } from '../../platform/forms/validators';

const validateTitle = minTrimmedLength(3);
const validateBody = minTrimmedLength(10);

/** A message to all participants. */
export const SeasonMessageDialog = ({ resource, action, onAct, ...rest }: ActionFormProps) => {
  const translate = useTranslate();
  const key = `actions.${resource}.${action}`;
  const label = translate(`${key}.label`);
  return (
    <ActionDialog<{ title: string; body: string }>
      {...rest}
      title={label}
      submitLabel={label}
      onSubmit={({ title, body }) => onAct({ title: title.trim(), body: body.trim() })}
    >
      <DialogContentText sx={{ mb: 1 }}>{translate(`${key}.ask`)}</DialogContentText>
      <TextInput
        source="title"
        label={`${key}.fields.title`}
        isRequired
        validate={validateTitle}
        helperText={false}
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
      <TextInput
        source="body"
        label={`${key}.fields.body`}
        isRequired
        multiline
        minRows={4}
        validate={validateBody}
        slotProps={{ htmlInput: { maxLength: 2_000 } }}
      />
    </ActionDialog>
  );
};
