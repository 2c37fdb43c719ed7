import GppBadIcon from '@mui/icons-material/GppBad';
import { useState } from 'react';
import { useDataProvider, useNotify, useRedirect, useTranslate } from 'react-admin';
import type { AdminDataProvider } from '../../platform/data/data-provider';
import { ToolButton } from '../../platform/ui/tool-button';
import { CreateEntryDialog } from './create-entry-dialog';
import { useSend } from '../../platform/actions/use-send';

/** Opens the dialog of a new entry, then its page. */
export const CreateEntryButton = () => {
  const [open, setOpen] = useState(false);
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const redirect = useRedirect();
  const translate = useTranslate();
  const create = useSend<{ data: { id: string } }, Error, FormData>({
    mutationFn: (form) => dataProvider.create('blacklist', { data: form }),
    onSuccess: ({ data }) => {
      setOpen(false);
      notify(translate('actions.blacklist.create.done'), { type: 'success' });
      redirect('show', 'blacklist', data.id);
    },
  });
  return (
    <>
      <ToolButton label="actions.blacklist.create.label" icon={<GppBadIcon />} onClick={() => setOpen(true)} />
      {open && (
        <CreateEntryDialog
          pending={create.isPending}
          error={create.error}
          onSubmit={(form) => create.mutate(form)}
          onClose={() => {
            setOpen(false);
            create.reset();
          }}
        />
      )}
    </>
  );
};
