import { Box, Skeleton } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { RecordContextProvider, ResourceContextProvider, useListContext } from 'react-admin';
import type { AdminPayment } from '#contracts/sales/payments.admin.http';
import { useShortcutsEnabled } from '../../platform/shortcuts/use-shortcuts-enabled';
import { isProposed, useAct } from '../../platform/actions/use-act';
import { DeskDetail } from './desk-detail';
import { DeskEmpty } from './desk-empty';
import { DeskHelp } from './desk-help';
import { DeskQueue } from './desk-queue';
import { DeskToolbar } from './desk-toolbar';
import { PaymentConfirmDialog } from './payment-confirm-dialog';
import { PaymentRejectDialog } from './payment-reject-dialog';
import { useDeskQueue } from './use-desk-queue';
import { useDeskShortcuts } from './use-desk-shortcuts';

/** Keeps the payment itself: a refetch may move the queue under an open dialog, which must act on what it shows. */
type OpenDialog = { action: 'confirm' | 'reject'; payment: AdminPayment } | 'help' | null;

const DIALOG = { confirm: PaymentConfirmDialog, reject: PaymentRejectDialog };

/** The payments desk: a queue and the proof beside the amount, operable by keyboard. */
export const PaymentsDesk = () => {
  const { data, isPending, total = 0 } = useListContext<AdminPayment>();
  const { queue, current, position, select, move, remove } = useDeskQueue(data ?? []);
  // `total` counts a decided payment until the queue is refetched.
  const waiting = total - (data?.length ?? 0) + queue.length;
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const [shortcutsEnabled] = useShortcutsEnabled();
  const act = useAct('payments');
  const listbox = useRef<HTMLUListElement>(null);
  const [decisions, setDecisions] = useState(0);

  // Back to the queue: the buttons of the decided payment are gone.
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
                    onSuccess: (answer) => {
                      if (!isProposed(answer)) remove(dialog.payment.id);
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

const DeskSkeleton = () => (
  <Box
    aria-busy="true"
    sx={{ mt: 5, display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '300px minmax(0, 1fr)' } }}
  >
    <Skeleton variant="rounded" sx={{ height: { xs: 220, md: 480 } }} />
    <Skeleton variant="rounded" height={480} />
  </Box>
);
