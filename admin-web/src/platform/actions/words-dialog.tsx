import { DialogContentText } from '@mui/material';
import { useMemo } from 'react';
import { TextInput, useTranslate } from 'react-admin';
import { minTrimmedLength } from '../forms/validators';
import type { ActionBody } from '../data/data-provider';
import { ActionDialog, type FormValues } from './action-dialog';
import type { ActionFormProps } from './simple-dialogs';

interface WordsDialogProps extends ActionFormProps {
  /** The field of the form, and of the errors of the API. */
  source: string;
  /** Key of the label, where it is not that of the field. */
  label?: string;
  length: { min: number; max: number };
  /** Key of what stands below the words. */
  help: string;
  /** Key of the words of the button; by default those of the action. */
  submit?: string;
  bodyOf: (words: string) => ActionBody;
}

/** A dialog with words that are written: an answer, a note. */
export const WordsDialog = ({ source, label, length, help, submit, bodyOf, ...props }: WordsDialogProps) => {
  const translate = useTranslate();
  const { resource, action, onAct, ...rest } = props;
  const validate = useMemo(() => minTrimmedLength(length.min), [length.min]);
  const name = translate(`actions.${resource}.${action}.label`);
  const ask = translate(`actions.${resource}.${action}.ask`, { _: '' });
  return (
    <ActionDialog
      {...rest}
      title={name}
      submitLabel={submit ? translate(submit) : name}
      onSubmit={(values: FormValues) => onAct(bodyOf(values[source]?.trim() ?? ''))}
    >
      {ask && <DialogContentText sx={{ mb: 1 }}>{ask}</DialogContentText>}
      <TextInput
        source={source}
        label={label}
        autoFocus
        isRequired
        multiline
        minRows={4}
        validate={validate}
        helperText={help}
        slotProps={{ htmlInput: { maxLength: length.max } }}
      />
    </ActionDialog>
  );
};
