import type { UseMutationResult } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { messageOf } from '../../platform/api/api-error';
import { Button } from '../../platform/ui/button';
import { Notice } from '../../platform/ui/notice';
import { isLinkOver } from './identity.queries';

interface LinkActionProps {
  token: string;
  action: Pick<UseMutationResult<unknown, Error, string>, 'mutate' | 'isPending' | 'error'>;
  /** What the button does. */
  label: string;
  /** The page of a link that is over. */
  expired: string;
}

/** Does what a mail's link is for, with a press: programs that check mails open each link in a browser. */
export function LinkAction({ token, action, label, expired }: LinkActionProps) {
  if (isLinkOver(action.error)) return <Navigate to={expired} replace />;
  return (
    <div className="space-y-4">
      {action.error && <Notice tone="bad" title={messageOf(action.error)} live />}
      <Button wide busy={action.isPending} onClick={() => action.mutate(token)}>
        {label}
      </Button>
    </div>
  );
}
