import { DialogContentText, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ANSWER_LENGTH } from '#contracts/limits';
import { ActionDialog } from '../shared/action-dialog';
import type { ActionFormProps } from '../shared/simple-dialogs';

/** What the member reads, in the shop and by mail. */
export const AnswerDialog = ({ resource, action, onAct, ...rest }: ActionFormProps) => {
  const translate = useTranslate();
  const [answer, setAnswer] = useState('');
  const [tried, setTried] = useState(false);
  const tooShort = answer.trim().length < ANSWER_LENGTH.min;
  const label = translate(`actions.${resource}.${action}.label`);
  const submit = () => {
    setTried(true);
    if (!tooShort) onAct({ answer: answer.trim() });
  };
  return (
    <ActionDialog {...rest} title={label} submitLabel={label} onSubmit={submit}>
      <DialogContentText sx={{ mb: 1 }}>{translate(`actions.${resource}.${action}.ask`)}</DialogContentText>
      <TextField
        autoFocus
        required
        multiline
        minRows={4}
        label={translate('resources.follow-ups.fields.answer')}
        value={answer}
        error={tried && tooShort}
        helperText={translate('help.noSecrets')}
        onChange={(event) => setAnswer(event.target.value)}
        slotProps={{ htmlInput: { maxLength: ANSWER_LENGTH.max } }}
      />
    </ActionDialog>
  );
};
