import { Box } from '@mui/material';
import { type ReactNode, createContext, useContext } from 'react';
import { Link, useTranslate } from 'react-admin';

/** Whether the rows are shown that are late, or the others: what is late stands first. */
export const ShowsLate = createContext(false);

interface WaitingRowProps {
  title: string;
  /** No row where nothing waits, or the role may not read the figure. */
  count: number | undefined;
  help?: ReactNode;
  /** Path of the list behind the number. */
  to: string;
  isLate?: boolean;
}

/** What waits for an admin: how many, what, and what is to be done; the whole row leads to its list. */
export const WaitingRow = ({ title, count, help, to, isLate = false }: WaitingRowProps) => {
  const translate = useTranslate();
  if (useContext(ShowsLate) !== isLate || !count) return null;
  return (
    <Box component="li" sx={row}>
      <Box
        component="span"
        sx={{ fontWeight: 700, fontSize: '1.125rem', color: isLate ? 'error.main' : 'text.primary' }}
      >
        {count > 999 ? '999+' : count}
      </Box>
      <Box sx={words}>
        <Link to={to} aria-label={translate('dashboard.openCount', { what: title, count })} sx={link}>
          {title}
        </Link>
        {help && <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>{help}</Box>}
      </Box>
    </Box>
  );
};

const row = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1.75rem minmax(0, 1fr)',
  gap: 1.5,
  alignItems: 'center',
  px: 2,
  py: 1,
  minHeight: 48,
  borderTop: 1,
  borderColor: 'divider',
  '&:hover': { bgcolor: 'action.hover' },
} as const;

/** Below each other on a phone. */
const words = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  justifyContent: 'space-between',
  columnGap: 2,
  alignItems: { sm: 'baseline' },
  minWidth: 0,
} as const;

const link = {
  color: 'text.primary',
  fontWeight: 600,
  textDecoration: 'none',
  // The whole row is pressed, and only it shows the focus.
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
