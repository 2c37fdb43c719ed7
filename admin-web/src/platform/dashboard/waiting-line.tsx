import { Box } from '@mui/material';
import { Link, useTranslate } from 'react-admin';
import { pressedRow, rowLink } from './pressed-row';
import { Wait } from './wait';
import type { Waiting } from './waiting-row';

/** What waits, drawn; the whole row leads to its list. */
export const WaitingLine = ({ row }: { row: Waiting }) => {
  const translate = useTranslate();
  const { title, count, help, to } = row;
  return (
    <Box component="li" sx={line}>
      <Box component="span" sx={{ fontWeight: 700, fontSize: '1.125rem' }}>
        {count > 999 ? '999+' : count}
      </Box>
      <Box sx={words}>
        <Link
          to={to}
          aria-label={translate('dashboard.openCount', { what: title, count })}
          sx={{ ...rowLink, gridArea: 'name' }}
        >
          {title}
        </Link>
        <Box sx={{ gridArea: 'help', fontSize: '0.8125rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {help}
        </Box>
        <Box sx={{ gridArea: 'wait', color: 'text.secondary' }}>
          <Wait of={row} />
        </Box>
      </Box>
    </Box>
  );
};

const line = { ...pressedRow, gridTemplateColumns: '1.75rem minmax(0, 1fr)', gap: 1.5 } as const;

/** What is left stands at the end; on a phone what explains the row is below its name. */
const words = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'auto minmax(0, 1fr) auto' },
  gridTemplateAreas: { xs: "'name wait' 'help help'", sm: "'name help wait'" },
  columnGap: 1.5,
  alignItems: 'baseline',
  minWidth: 0,
} as const;
