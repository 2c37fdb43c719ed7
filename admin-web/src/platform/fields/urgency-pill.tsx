import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import type { Urgency } from './urgency';

interface UrgencyPillProps {
  urgency: Urgency;
  /** What is behind the words, when it is pointed at. */
  title?: string | undefined;
  children: ReactNode;
}

/** A word or number in the colour of its urgency: amber when it is near, red when it has passed; plain while it is in time. */
export const UrgencyPill = ({ urgency, title, children }: UrgencyPillProps) => (
  <Box component="span" title={title} data-urgency={urgency} sx={[pill, urgency !== 'inTime' && COLOURS[urgency]]}>
    {children}
  </Box>
);

const pill = {
  fontSize: '0.8125rem',
  lineHeight: '20px',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
} as const;
// Each has 4.5:1 in both themes, which the colours of the palette have not as a ground.
const COLOURS = {
  near: { px: 1, borderRadius: 4, fontWeight: 600, bgcolor: '#ffdfa3', color: '#5a3a00' },
  late: { px: 1, borderRadius: 4, fontWeight: 600, bgcolor: '#c62828', color: '#fff' },
} as const;
