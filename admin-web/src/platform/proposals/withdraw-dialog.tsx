import { useAct } from '../actions/use-act';
import { ReasonDialog } from '../actions/simple-dialogs';

interface WithdrawDialogProps {
  resource: string;
  id: string;
  onClose: () => void;
}

/** The way out of a proposal: it is not taken, and what it was for waits or stays as before. */
export const WithdrawDialog = ({ resource, id, onClose }: WithdrawDialogProps) => {
  const act = useAct(resource);
  return (
    <ReasonDialog
      resource={resource}
      action="withdraw"
      reversible
      internalReason
      pending={act.isPending}
      error={act.error}
      onAct={(body) => act.mutate({ id, action: 'withdraw', body }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
};
