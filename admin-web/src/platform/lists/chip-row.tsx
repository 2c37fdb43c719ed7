import { Stack } from '@mui/material';
import type { ReactNode, Ref } from 'react';

interface ChipRowProps {
  ref?: Ref<HTMLDivElement>;
  /** In one line on a wide screen too. */
  isOneLine?: boolean;
  children: ReactNode;
}

/** Chips above a list. On a phone one line that scrolls sideways; the negative margin leaves room for the ring of the focus. */
export const ChipRow = ({ ref, isOneLine = false, children }: ChipRowProps) => (
  <Stack
    ref={ref}
    direction="row"
    sx={{
      flexWrap: { xs: 'nowrap', md: isOneLine ? 'nowrap' : 'wrap' },
      overflowX: { xs: 'auto', md: isOneLine ? 'hidden' : 'visible' },
      scrollbarWidth: 'none',
      alignItems: 'center',
      gap: 1,
      mx: -0.5,
      px: 0.5,
      py: 1,
    }}
  >
    {children}
  </Stack>
);

/** Of chips within a row: named for who hears the page, and nothing of its own for the layout. */
export const ChipGroup = ({ label, children }: { label: string; children: ReactNode }) => (
  <Stack role="group" aria-label={label} sx={{ display: 'contents' }}>
    {children}
  </Stack>
);

/** Moves the row sideways alone: a chosen chip may stand beyond the edge of a phone. The last one, which says more than the first. */
export function showChosen(row: HTMLElement | null) {
  const chip = [...(row?.querySelectorAll<HTMLElement>('[aria-pressed="true"]') ?? [])].at(-1);
  if (row && chip) row.scrollLeft = chip.offsetLeft - row.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2;
}
