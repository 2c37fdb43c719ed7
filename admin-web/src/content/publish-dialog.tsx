import { DialogContentText } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ActionDialog } from '../platform/actions/action-dialog';
import { MomentInput } from '../platform/forms/moment-input';
import type { ActionFormProps } from '../platform/actions/simple-dialogs';

/** Publishes an article now, or at a time that is chosen. */
export const PublishDialog = ({ resource, action, onAct, ...rest }: ActionFormProps) => {
  const translate = useTranslate();
  const key = `actions.${resource}.${action}`;
  const label = translate(`${key}.label`);
  return (
    <ActionDialog<{ publishedAt?: string | null }>
      {...rest}
      title={`${label}?`}
      submitLabel={label}
      onSubmit={({ publishedAt }) => onAct({ publishedAt: publishedAt ?? null })}
    >
      <DialogContentText sx={{ mb: 1 }}>{translate(`${key}.ask`)}</DialogContentText>
      <MomentInput source="publishedAt" label={`${key}.fields.publishedAt`} helperText={`${key}.emptyIsNow`} />
    </ActionDialog>
  );
};
