import { Box, Checkbox, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { type KeyboardEvent, type Ref, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { AdminStatementLine, StatementProposal } from '#contracts/sales/statements.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { formatDate } from '../../platform/fields/format';
import { StatusChip } from '../../platform/fields/status-chip';
import type { Outcomes } from '../../platform/actions/use-act-on-many';

interface LineTableProps {
  ref: Ref<HTMLTableElement>;
  lines: AdminStatementLine[];
  current: AdminStatementLine;
  outcomes: Outcomes;
  proposalOf: (line: AdminStatementLine) => StatementProposal | null;
  isChosen: (line: AdminStatementLine) => boolean;
  canBe: (line: AdminStatementLine) => boolean;
  onMove: (id: string) => void;
  onTurn: (line: AdminStatementLine) => void;
  onConfirm: () => void;
}

/** Hidden on a phone, which has no room. */
const wide = { display: { xs: 'none', sm: 'table-cell' } };

/** A grid with one tab stop: arrows move from row to row, Space chooses, Enter confirms what is chosen. */
export const LineTable = ({ ref, lines, current, ...of }: LineTableProps) => {
  const translate = useTranslate();
  const rows = useRef(new Map<string, HTMLTableRowElement>());
  const follows = useRef(false);
  useEffect(() => {
    // Only after a key: a row must not take the focus when the page opens.
    if (follows.current) rows.current.get(current.id)?.focus();
    follows.current = false;
  }, [current.id]);

  const onKeyDown = (event: KeyboardEvent) => {
    const at = lines.findIndex(({ id }) => id === current.id);
    const go = (to: number) => {
      follows.current = true;
      of.onMove(lines[Math.max(0, Math.min(lines.length - 1, to))]!.id);
    };
    const act: Record<string, () => void> = {
      ArrowDown: () => go(at + 1),
      ArrowUp: () => go(at - 1),
      Home: () => go(0),
      End: () => go(lines.length - 1),
      ' ': () => of.onTurn(current),
      Enter: of.onConfirm,
    };
    const chosen = act[event.key];
    if (!chosen || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    // Held down, Enter would confirm the dialog that it has just opened.
    if (!(event.repeat && event.key === 'Enter')) chosen();
  };
  return (
    <TableContainer
      sx={{
        position: 'relative',
        maxHeight: '70vh',
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        bgcolor: 'background.paper',
        '& td, & th': { px: 1 },
      }}
    >
      <Table
        ref={ref}
        size="small"
        role="grid"
        aria-multiselectable
        aria-label={translate('statement.lines')}
        onKeyDown={onKeyDown}
      >
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <Box component="span" sx={visuallyHidden}>
                {translate('statement.select', { line: '' })}
              </Box>
            </TableCell>
            <TableCell sx={wide}>{translate('statement.day')}</TableCell>
            <TableCell align="right">{translate('statement.amount')}</TableCell>
            <TableCell sx={wide}>{translate('statement.description')}</TableCell>
            <TableCell>{translate('statement.match')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line) => {
            const proposal = of.proposalOf(line);
            const shown = proposal ?? line.usedFor;
            const trouble = of.outcomes.get(line.id);
            return (
              <TableRow
                key={line.id}
                ref={(row: HTMLTableRowElement | null) => {
                  if (row) rows.current.set(line.id, row);
                  else rows.current.delete(line.id);
                }}
                hover
                tabIndex={line.id === current.id ? 0 : -1}
                selected={line.id === current.id}
                aria-selected={of.isChosen(line)}
                onClick={() => of.onMove(line.id)}
                sx={{
                  cursor: 'pointer',
                  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
                }}
              >
                <TableCell padding="checkbox">
                  <Checkbox
                    size="small"
                    tabIndex={-1}
                    checked={of.isChosen(line)}
                    disabled={!of.canBe(line)}
                    onChange={() => of.onTurn(line)}
                    slotProps={{ input: { 'aria-label': translate('statement.select', { line: line.description }) } }}
                  />
                </TableCell>
                <TableCell sx={{ ...wide, whiteSpace: 'nowrap' }}>{formatDate(line.bookedOn)}</TableCell>
                <TableCell align="right" sx={{ whiteSpace: 'nowrap', fontWeight: 700 }}>
                  {formatRupiah(line.amount)}
                  <Box component="span" sx={{ display: { xs: 'block', sm: 'none' }, fontWeight: 400 }}>
                    {formatDate(line.bookedOn)}
                  </Box>
                </TableCell>
                <TableCell sx={{ ...wide, overflowWrap: 'anywhere' }}>{line.description}</TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>
                  {line.proposed && <StatusChip subject="lineProposal" value="waiting" />}
                  {line.state === 'open' && !line.proposed && (
                    <StatusChip subject="lineMatch" value={line.confidence} />
                  )}{' '}
                  {(line.proposed ?? shown)?.orderNumber && (
                    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                      {(line.proposed ?? shown)?.orderNumber}
                    </Box>
                  )}{' '}
                  {shown?.customerName}
                  {line.reason}
                  {trouble && (
                    <Box component="span" sx={{ display: 'block', color: 'error.main' }}>
                      {trouble}
                    </Box>
                  )}
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
