import WarningAmberIcon from '@mui/icons-material/WarningAmber';
import { Box, Stack } from '@mui/material';
import { alpha } from '@mui/material/styles';
import { type KeyboardEvent, type Ref, useEffect, useId } from 'react';
import { useTranslate } from 'react-admin';
import type { AdminPayment } from '#contracts/sales/payments.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { Age } from '../../platform/fields/fields';
import { planText } from '../../catalogue/shared/plan';

interface DeskQueueProps {
  ref: Ref<HTMLUListElement>;
  queue: AdminPayment[];
  current: AdminPayment;
  onSelect: (id: string) => void;
  onMove: (step: number) => void;
  onConfirm: () => void;
}

/** The waiting payments as a listbox: one tab stop, arrows move, Enter confirms, also with shortcuts disabled. */
export const DeskQueue = ({ ref, queue, current, onSelect, onMove, onConfirm }: DeskQueueProps) => {
  const translate = useTranslate();
  const baseId = useId();
  const optionId = (payment: AdminPayment) => `${baseId}-${payment.id}`;
  const currentId = optionId(current);
  // Another admin may have decided it while its form is open here.
  const isListed = queue.some(({ id }) => id === current.id);

  useEffect(() => {
    const row = document.getElementById(currentId);
    if (row?.parentElement) scrollWithin(row.parentElement, row);
  }, [currentId]);

  const onKeyDown = (event: KeyboardEvent) => {
    const act: Record<string, () => void> = {
      ArrowDown: () => onMove(1),
      ArrowUp: () => onMove(-1),
      Home: () => onMove(-queue.length),
      End: () => onMove(queue.length),
      Enter: onConfirm,
    };
    const chosen = act[event.key];
    if (!chosen || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    // Held down, Enter would confirm the dialog that it has just opened.
    if (!(event.repeat && event.key === 'Enter')) chosen();
  };
  return (
    <Box
      component="ul"
      ref={ref}
      role="listbox"
      tabIndex={0}
      aria-label={translate('desk.queue')}
      aria-activedescendant={isListed ? currentId : undefined}
      onKeyDown={onKeyDown}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        // What the places of its rows are measured from.
        position: 'relative',
        alignSelf: 'start',
        // On a phone the receipt comes first, and is stepped through above it.
        order: { xs: 1, md: 0 },
        maxHeight: { xs: 220, md: 'calc(100vh - 220px)', lg: '100%' },
        overflowY: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        bgcolor: 'background.paper',
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      {queue.map((payment) => (
        <QueueRow
          key={payment.id}
          id={optionId(payment)}
          payment={payment}
          selected={payment.id === current.id}
          onClick={() => onSelect(payment.id)}
        />
      ))}
    </Box>
  );
};

/** `scrollIntoView` would scroll the page too, past the receipt that stands above the list on a phone. */
function scrollWithin(list: HTMLElement, row: HTMLElement): void {
  const below = row.offsetTop + row.offsetHeight - list.clientHeight;
  list.scrollTop = Math.min(row.offsetTop, Math.max(list.scrollTop, below));
}

interface QueueRowProps {
  id: string;
  payment: AdminPayment;
  selected: boolean;
  onClick: () => void;
}

const QueueRow = ({ id, payment, selected, onClick }: QueueRowProps) => {
  const translate = useTranslate();
  return (
    <Box
      component="li"
      id={id}
      role="option"
      aria-selected={selected}
      onClick={onClick}
      sx={{
        px: 1.5,
        py: 1,
        cursor: 'pointer',
        borderBottom: 1,
        borderBottomColor: 'divider',
        borderLeft: 4,
        borderLeftColor: selected ? 'primary.main' : 'transparent',
        bgcolor: (theme) => (selected ? alpha(theme.palette.primary.main, 0.05) : undefined),
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
        <Box component="span" sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
          {formatRupiah(payment.amount)}
        </Box>
        <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
          {payment.sameProofOrders.length > 0 && (
            <WarningAmberIcon fontSize="small" color="warning" titleAccess={translate('sameProof.short')} />
          )}
          {payment.similarProofOrders.length > 0 && (
            <WarningAmberIcon fontSize="small" color="warning" titleAccess={translate('sameProof.similarShort')} />
          )}
          <Age iso={payment.submittedAt} dueAt={payment.checkDueAt} />
        </Stack>
      </Stack>
      <Box sx={{ fontSize: '0.875rem', overflowWrap: 'anywhere' }}>{payment.customerName}</Box>
      <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
        {payment.orderNumber} · {planText(payment)}
      </Box>
    </Box>
  );
};
