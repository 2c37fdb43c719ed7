import { Box, Card, type SxProps, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link, useTranslate } from 'react-admin';

interface DashboardCardProps {
  title: string;
  value: ReactNode;
  help?: ReactNode;
  /** Path of the list behind the number. */
  to: string;
  alarm?: boolean;
  sx?: SxProps;
  children?: ReactNode;
}

/** A number that links to its list; the whole card is clickable. */
export const DashboardCard = ({ title, value, help, to, alarm = false, sx, children }: DashboardCardProps) => {
  const translate = useTranslate();
  return (
    <Card
      component="section"
      aria-label={title}
      variant="outlined"
      sx={{ position: 'relative', p: 2, display: 'flex', flexDirection: 'column', gap: 0.5, minWidth: 0, ...sx }}
    >
      <Typography component="h2" variant="subtitle2" color="textSecondary">
        {title}
      </Typography>
      <Typography
        component="p"
        variant="h5"
        sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums', color: alarm ? 'error.main' : 'text.primary' }}
      >
        <Link
          to={to}
          aria-label={translate('dashboard.open', { what: title })}
          sx={{
            color: 'inherit',
            textDecoration: 'none',
            '&::after': { content: '""', position: 'absolute', inset: 0 },
          }}
        >
          {value}
        </Link>
      </Typography>
      {help && <Box sx={{ fontSize: '0.875rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>{help}</Box>}
      {children}
    </Card>
  );
};
