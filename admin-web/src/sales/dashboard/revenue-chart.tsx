import { Box, useMediaQuery } from '@mui/material';
import { type KeyboardEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { AdminDashboard } from '#contracts/dashboard.http';
import { formatRupiah } from '#domain/platform/sen';
import { formatDay } from '../../platform/fields/format';
import { topOf } from './chart-scale';

type Day = NonNullable<AdminDashboard['revenue']>[number];

const short = new Intl.NumberFormat('id-ID', { notation: 'compact' });
const STEP: Record<string, number> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };

/** One bar per day on a scale of its own; the day that is pointed at, or chosen by the arrow keys, is said above it. */
export const RevenueChart = ({ revenue }: { revenue: Day[] }) => {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<number | null>(null);
  const isTouched = useMediaQuery('(hover: none)');
  const top = topOf(revenue.map(({ amount }) => amount));
  const last = revenue.length - 1;
  if (last < 0) return null;
  const wordsOf = ({ day, amount, payments }: Day) =>
    translate('dashboard.revenueDay', { day: formatDay(day), amount: formatRupiah(amount), payments });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEP[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setChosen(Math.max(0, Math.min(last, (chosen ?? last) + step)));
  };
  return (
    <Box sx={{ position: 'relative', zIndex: 1 }}>
      <Box sx={{ minHeight: '1.25rem', fontSize: '0.8125rem', color: 'text.secondary' }}>
        {chosen === null
          ? translate(isTouched ? 'dashboard.revenueTap' : 'dashboard.revenueHint')
          : wordsOf(revenue[chosen]!)}
      </Box>
      <Box
        role="slider"
        tabIndex={0}
        aria-label={translate('dashboard.revenue')}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={chosen ?? last}
        aria-valuetext={wordsOf(revenue[chosen ?? last]!)}
        onKeyDown={onKeyDown}
        onFocus={() => setChosen(chosen ?? last)}
        onBlur={() => setChosen(null)}
        onMouseLeave={() => setChosen(null)}
        sx={plot}
      >
        {[1, 0.5].map((part) => (
          <Box key={part} aria-hidden sx={{ ...line, bottom: `${part * 100}%` }}>
            <Box component="span" sx={label}>
              Rp{short.format(top * part)}
            </Box>
          </Box>
        ))}
        {revenue.map(({ day, amount }, index) => (
          <Box key={day} aria-hidden onMouseEnter={() => setChosen(index)} onClick={() => setChosen(index)} sx={slot}>
            <Box
              sx={{
                width: '66%',
                height: `${Math.min(1, amount / top) * 100}%`,
                minHeight: amount > 0 ? '2px' : 0,
                borderRadius: '2px 2px 0 0',
                bgcolor: index === chosen ? 'primary.dark' : 'primary.main',
                // Cut: higher than the scale.
                ...(amount > top && { maskImage: CUT }),
              }}
            />
          </Box>
        ))}
      </Box>
      <Box
        aria-hidden
        sx={{ display: 'flex', justifyContent: 'space-between', fontSize: '0.75rem', color: 'text.secondary' }}
      >
        <span>{formatDay(revenue[0]!.day)}</span>
        <span>{formatDay(revenue[last]!.day)}</span>
      </Box>
    </Box>
  );
};

const CUT = 'linear-gradient(#000 0 10px, transparent 10px 13px, #000 13px 16px, transparent 16px 19px, #000 19px)';
const plot = {
  position: 'relative',
  display: 'flex',
  height: 112,
  mt: 2.5,
  mb: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 1 },
} as const;
const line = { position: 'absolute', left: 0, right: 0, borderTop: '1px dashed', borderColor: 'divider' } as const;
const label = {
  position: 'absolute',
  left: 0,
  bottom: 1,
  fontSize: '0.6875rem',
  color: 'text.secondary',
} as const;
const slot = {
  position: 'relative',
  flex: 1,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  '&:hover': { bgcolor: 'action.hover' },
} as const;
