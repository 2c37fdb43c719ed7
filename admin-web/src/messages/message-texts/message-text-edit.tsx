import { Box, Button, Stack, Typography } from '@mui/material';
import { TextInput, required, useRecordContext, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { AdminMessageText } from '#contracts/messages/message-texts.admin.http';
import { MESSAGE_LENGTH } from '#domain/messages/message-template';
import { RecordEdit } from '../../platform/forms/record-form';
import { MessagePreview } from './message-preview';
import { PlaceholderTable } from './placeholder-table';
import { ReasonInput } from '../../platform/forms/reason-input';

const isRequired = required();

/** The words of a message, beside what a customer would read. */
export const MessageTextEdit = () => (
  <RecordEdit fields={['title', 'body', 'reason']}>
    <Fields />
  </RecordEdit>
);

const Fields = () => {
  const text = useRecordContext<AdminMessageText>();
  const { title = '', body = '' } = useWatch<Partial<AdminMessageText>>();
  if (!text) return null;
  return (
    <Box sx={{ display: 'grid', gap: 3, width: '100%', gridTemplateColumns: { md: '1fr 1fr' } }}>
      <Stack sx={{ minWidth: 0 }}>
        {/* A chat has no title. */}
        {text.channel === 'mail' && (
          <TextInput
            source="title"
            validate={isRequired}
            fullWidth
            slotProps={{ htmlInput: { maxLength: MESSAGE_LENGTH.title } }}
          />
        )}
        <TextInput
          source="body"
          validate={isRequired}
          multiline
          minRows={6}
          fullWidth
          slotProps={{ htmlInput: { maxLength: MESSAGE_LENGTH.body } }}
        />
        <FillDefault {...text} />
        <ReasonInput internal fullWidth />
        <PlaceholderTable placeholders={text.placeholders} />
      </Stack>
      <Box sx={{ minWidth: 0 }}>
        <MessagePreview channel={text.channel} placeholders={text.placeholders} title={title ?? ''} body={body ?? ''} />
      </Box>
    </Box>
  );
};

/** Fills the form with the default text, which is saved like any change. */
const FillDefault = ({ defaultTitle, defaultBody }: AdminMessageText) => {
  const translate = useTranslate();
  const { setValue } = useFormContext<AdminMessageText>();
  const fill = () => {
    setValue('title', defaultTitle, { shouldDirty: true });
    setValue('body', defaultBody, { shouldDirty: true });
  };
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {translate('messageText.defaultText', { text: defaultBody })}
      </Typography>
      <Button size="small" onClick={fill}>
        {translate('messageText.fillDefault')}
      </Button>
    </Box>
  );
};
