import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import { Box, Button, IconButton, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import type { AdminVenue, AdminVenueWeek, AdminWeekCell } from '#contracts/products/venues/venues.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { WEEKDAYS } from '#domain/products/venues/schedule';
import { hoursLabel } from '#domain/products/venues/slot-label';
import { ConfirmDialog } from '../../platform/actions/simple-dialogs';
import { useAct } from '../../platform/actions/use-act';
import { useCan } from '../../platform/auth/permissions';
import type { AdminDataProvider } from '../../platform/data/data-provider';
import { QueryState } from '../../platform/data/query-state';
import { formatDay } from '../../platform/fields/format';
import { statusWords } from '../../platform/fields/status-text';
import { TONE_COLOUR } from '../../platform/fields/status-tone';
import { useStatusTone } from '../../platform/fields/use-status-tone';
import { BlockDialog } from './block-dialog';

/** Free and past hours are no slot, which has a state. */
const isBooked = (state: AdminWeekCell['state']): boolean => state !== 'free' && state !== 'past';

/** The edge of a slot by its state. White on the light tones of the theme has too little contrast for a background. */
function useEdge(): (state: AdminWeekCell['state']) => string {
  const toneOf = useStatusTone();
  return (state) => (isBooked(state) ? TONE_COLOUR[toneOf('slot', state)].main : 'divider');
}

/** Beside the menu a week fits into one row of wide screens only; narrower ones break it. */
const COLUMNS = { xs: '1fr', sm: 'repeat(auto-fill, minmax(7rem, 1fr))', lg: 'repeat(7, minmax(0, 1fr))' };

// A long reason breaks its line; it does not widen its day.
const LIST = { listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 0.5, gridTemplateColumns: 'minmax(0, 1fr)' };
const ABOUT = {
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  fontSize: 12,
  overflowWrap: 'anywhere',
};

/** A week of the venue. Each slot is a button: a free one is blocked, a block is opened again, a booking is shown. */
export const VenueCalendar = ({ venue }: { venue: AdminVenue }) => {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const translate = useTranslate();
  const [from, setFrom] = useState<string>();
  const week = useQuery({
    queryKey: ['venues', 'week', venue.id, from ?? 'now'],
    queryFn: ({ signal }) =>
      dataProvider.get<AdminVenueWeek>(`venues/${venue.id}/week${from ? `?from=${from}` : ''}`, signal),
  });
  return (
    <QueryState query={week} skeleton={<Skeleton variant="rectangular" height={320} aria-busy="true" />}>
      {({ previous, next, days }) => (
        <>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
            <IconButton aria-label={translate('venues.calendar.previous')} onClick={() => setFrom(previous)}>
              <ChevronLeftIcon />
            </IconButton>
            <Typography aria-live="polite" sx={{ fontWeight: 600 }}>
              {formatDay(days[0]!.day)} – {formatDay(days.at(-1)!.day)}
            </Typography>
            <IconButton aria-label={translate('venues.calendar.next')} onClick={() => setFrom(next)}>
              <ChevronRightIcon />
            </IconButton>
          </Box>
          <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: COLUMNS }}>
            {days.map(({ day, slots }, index) => (
              <Day key={day} venue={venue} name={`${WEEKDAYS[index]}, ${formatDay(day)}`} slots={slots} />
            ))}
          </Box>
        </>
      )}
    </QueryState>
  );
};

const Day = ({ venue, name, slots }: { venue: AdminVenue; name: string; slots: AdminWeekCell[] }) => {
  const translate = useTranslate();
  return (
    <Box component="section" aria-label={name} sx={{ minWidth: 0 }}>
      <Typography variant="body2" sx={{ fontWeight: 600, mb: 0.5, textAlign: { sm: 'center' } }}>
        {name}
      </Typography>
      {slots.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {translate('venues.calendar.closed')}
        </Typography>
      )}
      <Box component="ul" sx={LIST}>
        {slots.map((slot) => (
          <li key={slot.startsAt}>
            <Cell venue={venue} day={name} slot={slot} />
          </li>
        ))}
      </Box>
    </Box>
  );
};

const Cell = ({ venue, day, slot }: { venue: AdminVenue; day: string; slot: AdminWeekCell }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const can = useCan();
  const [asking, setAsking] = useState(false);
  const act = useAct('venues');
  const { state, slotUid, about, price } = slot;
  const hours = hoursLabel({ startsAt: new Date(slot.startsAt), endsAt: new Date(slot.endsAt) });
  const edgeOf = useEdge();
  const stateText = isBooked(state)
    ? statusWords(translate, 'slot', state).word
    : translate(`venues.calendar.${state}`);
  const press = () => {
    if (state === 'free' || state === 'blocked') setAsking(true);
    else if (slotUid) void navigate(`/venue-bookings/${slotUid}/show`);
  };
  const action = state === 'blocked' ? 'unblock' : 'block';
  const isAllowed = (state !== 'free' && state !== 'blocked') || can(`venues.${action}`);
  const dialog = {
    resource: 'venues',
    action,
    pending: act.isPending,
    error: act.error,
    onAct: (body: object) =>
      act.mutate(
        { id: venue.id, action, body: state === 'blocked' ? { slotUid } : { ...body } },
        { onSuccess: () => setAsking(false) },
      ),
    onClose: () => setAsking(false),
  };
  return (
    <>
      <Button
        fullWidth
        disabled={state === 'past' || !isAllowed}
        onClick={press}
        aria-label={`${day}, ${hours}, ${stateText}${about ? `, ${about}` : ''}`}
        sx={{
          display: 'block',
          textAlign: 'center',
          textTransform: 'none',
          whiteSpace: 'normal',
          minWidth: 0,
          minHeight: 44,
          border: 1,
          borderColor: 'divider',
          borderLeft: 4,
          borderLeftColor: edgeOf(state),
          bgcolor: state === 'blocked' ? 'action.hover' : 'background.paper',
          color: 'text.primary',
          lineHeight: 1.3,
        }}
      >
        <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
          {hours}
        </Box>
        <Box component="span" sx={ABOUT}>
          {state === 'free' ? formatRupiah(price) : `${stateText}${about ? ` · ${about}` : ''}`}
        </Box>
      </Button>
      {asking && state === 'free' && <BlockDialog {...dialog} slot={slot} />}
      {asking && state === 'blocked' && <ConfirmDialog {...dialog} />}
    </>
  );
};
