import { Alert, AlertTitle, Typography } from '@mui/material';
import { DateInput, TextInput, required, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { NOTICE_LENGTH } from '#contracts/limits';
import { formatDate } from '../../platform/fields/format';

/** Day and text of a notice, with a preview. */
export const NoticeInputs = () => (
  <>
    <DateInput source="effectiveOn" validate={required()} />
    <TextInput
      source="text"
      fullWidth
      multiline
      validate={required()}
      slotProps={{ htmlInput: { maxLength: NOTICE_LENGTH.max } }}
    />
    <Preview />
  </>
);

const Preview = () => {
  const { effectiveOn, text } = useWatch<{ effectiveOn?: string; text?: string }>();
  const translate = useTranslate();
  if (!effectiveOn || !text) return null;
  return (
    <section aria-label={translate('scheme.preview')}>
      <Typography variant="overline" component="h3">
        {translate('scheme.preview')}
      </Typography>
      <Alert severity="info">
        <AlertTitle>Berlaku sejak {formatDate(effectiveOn)}</AlertTitle>
        {text}
      </Alert>
    </section>
  );
};
