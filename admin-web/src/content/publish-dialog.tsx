import { DialogContentText } from '@mui/material';
import { DateTimeInput, useTranslate } from 'react-admin';
import { ActionDialog } from '../platform/actions/action-dialog';
import type { ActionFormProps } from '../platform/actions/simple-dialogs';

/** Publishes an article now, or at a time that is chosen. */
export const PublishDialog = ({ resource, action, onAct, ...rest }: ActionFormProps) => {
  const translate = useTranslate();
  const key = `actions.${resource}.${action}`;
  const label = translate(`${key}.label`);
  return (
    <ActionDialog<{ publishedAt?: Date | string | null }>
      {...rest}
      title={`${label}?`}
      submitLabel={label}
      onSubmit={({ publishedAt }) => onAct({ publishedAt: publishedAt ? new Date(publishedAt).toISOString() : null })}
    >
      <DialogContentText sx={{ mb: 1 }}>{translate(`${key}.ask`)}</DialogContentText>
      <DateTimeInput source="publishedAt" label={`${key}.fields.publishedAt`} helperText={false} />
    </ActionDialog>
  );
};
