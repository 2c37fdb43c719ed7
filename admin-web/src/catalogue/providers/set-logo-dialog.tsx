import { DialogContentText } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ActionDialog } from '../../platform/actions/action-dialog';
import type { ActionFormProps } from '../../platform/actions/simple-dialogs';
import { PictureInput } from '../../platform/files/picture-input';

const ACCEPT = 'image/png,image/webp,image/jpeg,image/svg+xml';

/** The logo, seen beforehand on the white plate that it has in the shop. */
export const SetLogoDialog = ({ resource, action, onAct, ...rest }: ActionFormProps) => {
  const translate = useTranslate();
  const key = `actions.${resource}.${action}`;
  const label = translate(`${key}.label`);
  return (
    <ActionDialog<{ logo: File | null }>
      {...rest}
      title={label}
      submitLabel={label}
      onSubmit={({ logo }) => {
        const form = new FormData();
        if (logo) form.set('logo', logo);
        onAct(form);
      }}
    >
      <DialogContentText sx={{ mb: 1 }}>{translate(`${key}.ask`)}</DialogContentText>
      <PictureInput source="logo" label={translate(`${key}.fields.logo`)} accept={ACCEPT} onPlate />
    </ActionDialog>
  );
};
