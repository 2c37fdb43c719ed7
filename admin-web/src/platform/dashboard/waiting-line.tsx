import { Box } from '@mui/material';
import { Link, useLocaleState, useTranslate } from 'react-admin';
import { HOUR_MS } from '#domain/platform/durations';
import { formatAge, formatDeadline } from '../fields/format';
import { useNow } from '../fields/use-now';
import type { Waiting } from './waiting-row';

/** What waits, drawn; the whole row leads to its list. */
export const WaitingLine = ({ row: { title, count, help, to, isLate, ...clock } }: { row: Waiting }) => {
  const translate = useTranslate();
  const wait = useWait(clock);
  return (
    <Box component="li" sx={line}>
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
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {help}
          {help && wait && ' · '}
          <Box component="span" sx={isLate ? { color: 'error.main', fontWeight: 600 } : undefined}>
            {wait}
          </Box>
        </Box>
      </Box>
    </Box>
  );
};

/** The oldest wait against its promise, or until when the first is to be done. */
function useWait({ since, dueAt }: Pick<Waiting, 'since' | 'dueAt'>): string {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const now = useNow();
  if (since && dueAt) {
    const hours = (ms: number) => Math.max(0, Math.floor(ms / HOUR_MS));
    const [from, until] = [Date.parse(since), Date.parse(dueAt)];
    return translate('dashboard.oldestOf', { n: hours(now - from), of: hours(until - from) });
  }
  if (dueAt) return translate('dashboard.dueFirst', { at: formatDeadline(dueAt) });
  return since ? translate('dashboard.oldest', { age: formatAge(since, now, locale) }) : '';
}

const line = {
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
