import { Typography } from '@mui/material';
import { type RaRecord, useListContext } from 'react-admin';
import { formatRupiah } from '#domain/platform/sen';

/** What the chosen rows come to, beside what is done with them. */
export const ChosenSum = () => {
  const { data = [], selectedIds } = useListContext<RaRecord & { amount: number }>();
  const chosen = data.filter(({ id }) => selectedIds.includes(id));
  const sum = chosen.reduce((total, { amount }) => total + amount, 0);
  return (
    <Typography
      role="status"
      sx={{
        fontWeight: 700,
        fontSize: '0.875rem',
        color: 'text.primary',
        fontVariantNumeric: 'tabular-nums',
        mr: 1,
        alignSelf: 'center',
      }}
    >
      {formatRupiah(sum)}
    </Typography>
  );
};
