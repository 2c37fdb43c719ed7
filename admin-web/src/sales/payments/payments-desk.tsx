import { Box } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { RecordContextProvider, ResourceContextProvider, useListContext } from 'react-admin';
import type { AdminPayment } from '#contracts/sales/payments.admin.http';
import { useRoomBelow } from '../../platform/ui/use-room-below';
import { useShortcutsEnabled } from '../../platform/shortcuts/use-shortcuts-enabled';
import { isProposed, useAct } from '../../platform/actions/use-act';
import { SkeletonRows } from '../../platform/ui/skeletons';
import { DeskDetail } from './desk-detail';
import { DeskEmpty } from './desk-empty';
import { DeskHelp } from './desk-help';
import { DeskQueue } from './desk-queue';
import { DeskToolbar } from './desk-toolbar';
import { PaymentConfirmDialog } from './payment-confirm-dialog';
import { PaymentRejectDialog } from './payment-reject-dialog';
import { useBankEvidence } from './use-bank-evidence';
import { useConfirmByLine, useMayTakeLines } from './use-confirm-by-line';
import { useDeskQueue } from './use-desk-queue';
import { useDeskShortcuts } from './use-desk-shortcuts';

/** Keeps the payment itself: a refetch may move the queue under an open form, which must act on what is shown. */
type Open = { action: 'confirm' | 'reject'; payment: AdminPayment } | null;

const FORM = { confirm: PaymentConfirmDialog, reject: PaymentRejectDialog };

/** The payments desk: a queue and the proof beside the amount, operable by keyboard. */
export const PaymentsDesk = () => {
  const { data, isPending, total = 0 } = useListContext<AdminPayment>();
  const { queue, current, position, select, move, remove } = useDeskQueue(data ?? []);
  // `total` counts a decided payment until the queue is refetched.
  const waiting = total - (data?.length ?? 0) + queue.length;
  const [open, setOpen] = useState<Open>(null);
  const [helps, setHelps] = useState(false);
  const [shortcutsEnabled] = useShortcutsEnabled();
  const act = useAct('payments');
  const listbox = useRef<HTMLUListElement>(null);
  const columns = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const room = useRoomBelow(columns);
  const [decisions, setDecisions] = useState(0);
  const focusQueue = () => listbox.current?.focus({ preventScroll: true });

  // Back to the queue: the buttons of the decided payment are gone.
  useEffect(() => {
    if (decisions > 0) focusQueue();
  }, [decisions]);

  const decided = (id: string, answer: { data: unknown }) => {
    if (!isProposed(answer)) remove(id);
    setDecisions((count) => count + 1);
  };
  const byLine = useConfirmByLine(({ payment }, answer) => decided(payment.id, answer));
  const { data: evidence } = useBankEvidence(current);
  const mayTake = useMayTakeLines();

  const close = () => {
    setOpen(null);
    act.reset();
    byLine.close();
  };
  /** What was begun for one payment is not for another. */
  const leavingFor = (go: () => void) => {
    if (act.isPending || byLine.isPending) return;
    if (open || byLine.asked) close();
    go();
  };
  const moveBy = (step: number) =>
    leavingFor(() => {
      move(step);
      focusQueue();
    });
  const begin = (action: 'confirm' | 'reject') => {
    if (current?.allowedActions.includes(action)) leavingFor(() => setOpen({ action, payment: current }));
  };
  const confirmByLine = () => {
    const [line] = evidence?.lines ?? [];
    if (current && line?.state === 'open' && evidence?.target && mayTake)
      byLine.take({ payment: current, line, target: evidence.target });
  };
  useDeskShortcuts(shortcutsEnabled && open === null && byLine.asked === null && !helps, {
    next: () => moveBy(1),
    previous: () => moveBy(-1),
    confirm: () => begin('confirm'),
    confirmByLine,
    reject: () => begin('reject'),
    help: () => setHelps(true),
  });

  if (isPending) return <SkeletonRows />;
  const shown = open?.payment ?? byLine.asked?.payment ?? current;
  const Form = open && FORM[open.action];
  return (
    <>
      <DeskToolbar shown={queue.length} total={waiting} onHelp={() => setHelps(true)} />
      {shown ? (
        <Box
          ref={columns}
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '300px minmax(0, 1fr)' },
            // Each column scrolls by itself, so that the queue stays while a payment is decided.
            height: { lg: room },
            gridTemplateRows: { lg: 'minmax(0, 1fr)' },
          }}
        >
          <DeskQueue
            ref={listbox}
            queue={queue}
            current={shown}
            onSelect={(id) =>
              leavingFor(() => {
                select(id);
                // On a phone the list stands below what was chosen; where it is in sight nothing moves.
                head.current?.scrollIntoView({ block: 'nearest' });
              })
            }
            onMove={(step) => leavingFor(() => move(step))}
            onConfirm={() => begin('confirm')}
          />
          <RecordContextProvider value={shown}>
            <DeskDetail
              position={position}
              total={queue.length}
              head={head}
              onMove={moveBy}
              onOpen={begin}
              byLine={byLine}
              form={
                Form ? (
                  <ResourceContextProvider value="payments">
                    <Form
                      resource="payments"
                      action={open.action}
                      danger={open.action === 'reject'}
                      pending={act.isPending}
                      error={act.error}
                      onAct={(body) =>
                        act.mutate(
                          { id: shown.id, action: open.action, body },
                          {
                            onSuccess: (answer) => {
                              decided(shown.id, answer);
                              close();
                            },
                          },
                        )
                      }
                      onClose={() => {
                        close();
                        focusQueue();
                      }}
                    />
                  </ResourceContextProvider>
                ) : (
                  byLine.form
                )
              }
            />
          </RecordContextProvider>
        </Box>
      ) : (
        <DeskEmpty takeFocus={decisions > 0} />
      )}
      {helps && <DeskHelp onClose={() => setHelps(false)} />}
    </>
  );
};
