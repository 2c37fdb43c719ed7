import { Alert, Box, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { GroupChangePreview as Preview } from '#contracts/products/subscriptions/groups.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { dayInWib } from '#domain/platform/wib';
import type { AdminDataProvider } from '../../../platform/data/data-provider';
import { formatDate } from '../../../platform/fields/format';

interface GroupChangePreviewProps {
  path: string;
  /** Of what is shown; null while nothing is. */
  onDigest: (digest: string | null) => void;
}

/** What a change would do to each seat: who moves, who gets or pays what. Read again whenever the page is. */
export const GroupChangePreview = ({ path, onDigest }: GroupChangePreviewProps) => {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const translate = useTranslate();
  const { data, error } = useQuery({
    queryKey: ['account-groups', 'preview', path],
    queryFn: ({ signal }) => dataProvider.get<Preview>(path, signal),
    gcTime: 0,
    retry: false,
  });
  const digest = error ? null : (data?.digest ?? null);
  useEffect(() => {
    onDigest(digest);
    return () => onDigest(null);
  }, [digest, onDigest]);
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return <Skeleton height={80} aria-busy="true" />;
  if (data.seats.length === 0) return <Alert severity="info">{translate('groupChange.empty')}</Alert>;
  return (
    <Box component="ul" aria-label={translate('groupChange.preview')} sx={{ m: 0, mb: 2, p: 0, listStyle: 'none' }}>
      {data.seats.map((seat) => (
        <SeatLine key={seat.accountUid} seat={seat} />
      ))}
      {data.successorName && (
        <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{data.successorName}</Typography>
          <Typography variant="body2">{translate('groupChange.invited')}</Typography>
        </Box>
      )}
    </Box>
  );
};

const SeatLine = ({ seat }: { seat: Preview['seats'][number] }) => {
  const translate = useTranslate();
  const { what, groupName, seatNumber, paidUntil, role } = seat;
  const money = (['gets', 'owes', 'keptBack'] as const).filter((kind) => seat[kind] > 0);
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {seat.customerName} · {translate(`role.${role}`)}
      </Typography>
      <Typography variant="body2">
        {translate(`groupChange.what.${what}`, { group: groupName, n: seatNumber })}
        {paidUntil && ` ${translate('groupChange.paidUntil', { day: formatDate(dayInWib(new Date(paidUntil))) })}`}
      </Typography>
      {money.map((kind) => (
        <Typography key={kind} variant="body2">
          {translate(`groupChange.${kind}`)} <strong>{formatRupiah(seat[kind])}</strong>
        </Typography>
      ))}
    </Box>
  );
};
