import KeyIcon from '@mui/icons-material/Key';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useAct } from '../../../platform/actions/use-act';
import { StoreCredentialDialog } from './store-credential-dialog';
import { useVault } from './use-vault';

interface StoreLoginButtonProps {
  groupUid: string;
  /** Members wait for it. */
  isNext: boolean;
}

/** Stores the login of the group, or another one; filled where members wait for the first, else quiet. */
export const StoreLoginButton = ({ groupUid, isNext }: StoreLoginButtonProps) => {
  const translate = useTranslate();
  const vault = useVault(groupUid).data;
  const [open, setOpen] = useState(false);
  const act = useAct('account-groups');
  const close = () => {
    setOpen(false);
    act.reset();
  };
  if (!vault) return null;
  return (
    <>
      <Button
        size="small"
        variant={isNext && !vault.credential ? 'contained' : 'text'}
        startIcon={<KeyIcon />}
        onClick={() => setOpen(true)}
      >
        {translate(vault.credential ? 'vault.replace' : 'actions.account-groups.store-credential.label')}
      </Button>
      {open && (
        <StoreCredentialDialog
          pending={act.isPending}
          error={act.error}
          onStore={(body) => act.mutate({ id: groupUid, action: 'store-credential', body }, { onSuccess: close })}
          onClose={close}
        />
      )}
    </>
  );
};
