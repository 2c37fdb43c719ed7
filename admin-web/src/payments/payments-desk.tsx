import { Box } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { RecordContextProvider, ResourceContextProvider, useListContext } from 'react-admin';
import type { AdminPayment } from '#contracts/http/admin/payments.http';
import { useShortcutsEnabled } from '../shared/use-shortcuts-enabled';
import { useAct } from '../shared/use-act';
import { DeskDetail } from './desk-detail';
import { DeskEmpty } from './desk-empty';
import { DeskHelp } from './desk-help';
import { DeskQueue } from './desk-queue';
import { DeskSkeleton } from './desk-skeleton';
import { DeskToolbar } from './desk-toolbar';
import { PaymentConfirmDialog } from './payment-confirm-dialog';
import { PaymentRejectDialog } from './payment-reject-dialog';
import { useDeskQueue } from './use-desk-queue';
import { useDeskShortcuts } from './use-desk-shortcuts';

/** The payment is held, not looked up: a refetch may move the queue under an open dialog, and Enter must decide what was read. */
type OpenDialog = { action: 'confirm' | 'reject'; payment: AdminPayment } | 'help' | null;

const DIALOG = { confirm: PaymentConfirmDialog, reject: PaymentRejectDialog };

/** The payments desk (issue 2 §4.5): a queue, the proof beside the amount, and every decision within reach of the keyboard. */
export const PaymentsDesk = () => {
  const { data, isPending, total = 0 } = useListContext<AdminPayment>();
  const { queue, current, position, select, move, settle } = useDeskQueue(data ?? []);
  // One that is just decided is still counted until the queue has been read again.
  const waiting = total - (data?.length ?? 0) + queue.length;
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const [shortcutsEnabled] = useShortcutsEnabled();
  const act = useAct('payments');
  const listbox = useRef<HTMLUListElement>(null);
  const [decisions, setDecisions] = useState(0);

  // Work goes on in the queue: not on the button of a payment that is gone.
  useEffect(() => {
    if (decisions > 0) listbox.current?.focus({ preventScroll: true });
  }, [decisions]);

  const moveBy = (step: number) => {
    move(step);
    listbox.current?.focus({ preventScroll: true });
  };
  const open = (action: 'confirm' | 'reject') => {
    if (current?.allowedActions.includes(action)) setDialog({ action, payment: current });
  };
  const close = () => {
    setDialog(null);
    act.reset();
  };
  useDeskShortcuts(shortcutsEnabled && dialog === null, {
    next: () => moveBy(1),
    previous: () => moveBy(-1),
    confirm: () => open('confirm'),
    reject: () => open('reject'),
    help: () => setDialog('help'),
  });

  if (isPending) return <DeskSkeleton />;
  const Dialog = dialog && dialog !== 'help' ? DIALOG[dialog.action] : null;
  return (
    <>
      <DeskToolbar shown={queue.length} total={waiting} onHelp={() => setDialog('help')} />
      {current ? (
        <Box
          sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '300px minmax(0, 1fr)' } }}
        >
          <DeskQueue
            ref={listbox}
            queue={queue}
            current={current}
            onSelect={select}
            onMove={move}
            onConfirm={() => open('confirm')}
          />
          <RecordContextProvider value={current}>
            <DeskDetail position={position} total={queue.length} onMove={moveBy} onOpen={open} />
          </RecordContextProvider>
        </Box>
      ) : (
        <DeskEmpty takeFocus={decisions > 0} />
      )}
      {dialog === 'help' && <DeskHelp onClose={close} />}
      {Dialog && dialog !== 'help' && dialog && (
        <ResourceContextProvider value="payments">
          <RecordContextProvider value={dialog.payment}>
            <Dialog
              resource="payments"
              action={dialog.action}
              danger={dialog.action === 'reject'}
              pending={act.isPending}
              error={act.error}
              onAct={(body) =>
                act.mutate(
                  { id: dialog.payment.id, action: dialog.action, body },
                  {
                    onSuccess: () => {
                      settle(dialog.payment.id);
                      setDecisions((count) => count + 1);
                      close();
                    },
                  },
                )
              }
              onClose={close}
            />
          </RecordContextProvider>
        </ResourceContextProvider>
      )}
    </>
  );
};
