import { TextInput, useTranslate } from 'react-admin';
import { CUSTOMER_NOTE_LENGTH } from '#contracts/limits';
import { ActionDialog, type FormValues } from '../../platform/actions/action-dialog';
import type { ActionFormProps } from '../../platform/actions/simple-dialogs';
import { useWordsUid } from '../../platform/actions/use-words-uid';
import { minTrimmedLength } from '../../platform/forms/validators';

const validate = minTrimmedLength(CUSTOMER_NOTE_LENGTH.min);

/** What the team is to know about a customer. */
export const WriteNoteDialog = ({ resource, action, onAct, ...rest }: ActionFormProps) => {
  const translate = useTranslate();
  const { uidOf } = useWordsUid();
  const label = translate(`actions.${resource}.${action}.label`);
  const submit = (values: FormValues) => {
    const text = values.text?.trim() ?? '';
    onAct({ uid: uidOf(text), text });
  };
  return (
    <ActionDialog {...rest} title={label} submitLabel={translate('notes.save')} onSubmit={submit}>
      <TextInput
        source="text"
        label="notes.text"
        autoFocus
        isRequired
        multiline
        minRows={4}
        validate={validate}
        helperText="notes.help"
        slotProps={{ htmlInput: { maxLength: CUSTOMER_NOTE_LENGTH.max } }}
      />
    </ActionDialog>
  );
};
