import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from './button';
import { FailureNotice } from './form-errors';
import { Modal } from './modal';
import { toast } from './toast';

/** Confirmation before an action that cannot be undone. */
export function ConfirmDialog({
  title,
  yes,
  act,
  done,
  onClose,
  children,
}: {
  title: string;
  /** Label of the button that confirms. */
  yes: string;
  act: Pick<UseMutationResult<unknown, Error, void>, 'mutate' | 'isPending' | 'error'>;
  /** Toast after success. */
  done: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const confirm = () =>
    act.mutate(undefined, {
      onSuccess: () => {
        onClose();
        toast('success', done);
      },
    });
  return (
    <Modal title={title} locked={act.isPending} onClose={onClose}>
      {children}
      <FailureNotice error={act.error} className="mt-4" />
      <div className="mt-5 flex flex-col gap-2 sm:flex-row-reverse">
        <Button variant="danger" busy={act.isPending} onClick={confirm}>
          {yes}
        </Button>
        <Button variant="secondary" disabled={act.isPending} onClick={onClose}>
          Tidak jadi
        </Button>
      </div>
    </Modal>
  );
}
