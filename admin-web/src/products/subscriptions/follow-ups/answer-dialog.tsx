import { DialogContentText } from '@mui/material';
import { TextInput, useTranslate } from 'react-admin';
import { ANSWER_LENGTH } from '#contracts/limits';
import { ActionDialog, type FormValues } from '../../../platform/actions/action-dialog';
import type { ActionFormProps } from '../../../platform/actions/simple-dialogs';
import { minTrimmedLength } from '../../../platform/forms/validators';

const validateAnswer = minTrimmedLength(ANSWER_LENGTH.min);

/** What the member reads in the shop and by e-mail. */
export const AnswerDialog = ({ resource, action, onAct, ...rest }: ActionFormProps) => {
  const translate = useTranslate();
  const label = translate(`actions.${resource}.${action}.label`);
  const submit = ({ answer }: FormValues) => onAct({ answer: answer?.trim() });
  return (
    <ActionDialog {...rest} title={label} submitLabel={label} onSubmit={submit}>
      <DialogContentText sx={{ mb: 1 }}>{translate(`actions.${resource}.${action}.ask`)}</DialogContentText>
      <TextInput
        source="answer"
        autoFocus
        isRequired
        multiline
        minRows={4}
        validate={validateAnswer}
        helperText="help.noSecrets"
        slotProps={{ htmlInput: { maxLength: ANSWER_LENGTH.max } }}
      />
    </ActionDialog>
  );
};
