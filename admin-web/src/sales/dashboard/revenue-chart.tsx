import { Box } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { AdminDashboard } from '#contracts/dashboard.http';
import { formatRupiah } from '#domain/platform/sen';
import { formatDay } from '../../platform/fields/format';

const HEIGHT = 96;
const SLOT = 12;
const BAR = 8;
const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** One bar per day, and the same numbers as a table for screen readers. */
export const RevenueChart = ({ revenue }: { revenue: NonNullable<AdminDashboard['revenue']> }) => {
  const translate = useTranslate();
  const { palette } = useTheme();
  const highest = Math.max(1, ...revenue.map(({ amount }) => amount));
  const heightOf = (amount: number) => (amount > 0 ? Math.max(2, (amount / highest) * HEIGHT) : 0);
  return (
    <Box sx={{ position: 'relative' }}>
      <svg
        viewBox={`0 0 ${Math.max(1, revenue.length) * SLOT} ${HEIGHT + 1}`}
        width="100%"
        height={HEIGHT}
        preserveAspectRatio="none"
        aria-hidden
      >
        <rect y={HEIGHT} width="100%" height={1} fill={palette.divider} />
        {revenue.map(({ day, amount }, index) => (
          <rect
            key={day}
            x={index * SLOT + (SLOT - BAR) / 2}
            y={HEIGHT - heightOf(amount)}
            width={BAR}
            height={heightOf(amount)}
            rx={1}
            fill={palette.primary.main}
          >
            <title>{`${formatDay(day)}: ${formatRupiah(amount)}`}</title>
          </rect>
        ))}
      </svg>
      <Box
        aria-hidden
        sx={{ display: 'flex', justifyContent: 'space-between', fontSize: '0.75rem', color: 'text.secondary' }}
      >
        <span>{revenue[0] && formatDay(revenue[0].day)}</span>
        <span>{revenue.at(-1) && formatDay(revenue.at(-1)!.day)}</span>
      </Box>
      <Box component="table" sx={hidden}>
        <caption>{translate('dashboard.revenue')}</caption>
        <thead>
          <tr>
            <th scope="col">{translate('dashboard.day')}</th>
            <th scope="col">{translate('dashboard.amount')}</th>
            <th scope="col">{translate('dashboard.payments')}</th>
          </tr>
        </thead>
        <tbody>
          {revenue.map(({ day, amount, payments }) => (
            <tr key={day}>
              <th scope="row">{formatDay(day)}</th>
              <td>{formatRupiah(amount)}</td>
              <td>{payments}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
};
