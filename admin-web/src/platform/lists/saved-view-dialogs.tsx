import { DialogContentText } from '@mui/material';
import { TextInput, required, useTranslate } from 'react-admin';
import type { CreateSavedViewBody, SavedView } from '#contracts/identity/saved-views.admin.http';
import { VIEW_NAME_LENGTH } from '#contracts/limits';
import { ActionDialog, type FormValues } from '../actions/action-dialog';
import { useViewAct } from './use-saved-views';

interface DialogProps<View> {
  view: View;
  onClose: () => void;
}

/** Asks what the view that is shown is to be called. */
export const SaveViewDialog = ({ view, onClose }: DialogProps<Omit<CreateSavedViewBody, 'name'>>) => {
  const translate = useTranslate();
  const save = useViewAct();
  return (
    <ActionDialog
      title={translate('views.save')}
      submitLabel={translate('views.submit')}
      pending={save.isPending}
      error={save.error}
      onSubmit={(values: FormValues) =>
        save.mutate({ action: 'create', body: { ...view, name: nameIn(values) } }, { onSuccess: onClose })
      }
      onClose={onClose}
    >
      <NameInput />
    </ActionDialog>
  );
};

/** Asks for another name of a view. */
export const RenameViewDialog = ({ view: { uid, name }, onClose }: DialogProps<SavedView>) => {
  const translate = useTranslate();
  const rename = useViewAct();
  return (
    <ActionDialog
      title={translate('views.rename')}
      submitLabel={translate('views.submit')}
      pending={rename.isPending}
      error={rename.error}
      defaultValues={{ name }}
      onSubmit={(values: FormValues) =>
        rename.mutate({ uid, action: 'rename', body: { name: nameIn(values) } }, { onSuccess: onClose })
      }
      onClose={onClose}
    >
      <NameInput />
    </ActionDialog>
  );
};

/** Asks once more before a view is deleted. */
export const RemoveViewDialog = ({ view: { uid, name }, onClose }: DialogProps<SavedView>) => {
  const translate = useTranslate();
  const remove = useViewAct();
  return (
    <ActionDialog
      danger
      focusSubmit
      title={translate('views.removeTitle', { name })}
      submitLabel={translate('views.remove')}
      pending={remove.isPending}
      error={remove.error}
      onSubmit={() => remove.mutate({ uid, action: 'remove', body: {} }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <DialogContentText>{translate('views.removeAsk')}</DialogContentText>
    </ActionDialog>
  );
};

const nameIn = ({ name }: FormValues): string => name?.trim() ?? '';
const isNamed = [required()];

const NameInput = () => (
  <TextInput
    source="name"
    label="views.name"
    autoFocus
    validate={isNamed}
    helperText="views.nameHelp"
    slotProps={{ htmlInput: { maxLength: VIEW_NAME_LENGTH.max } }}
  />
);
