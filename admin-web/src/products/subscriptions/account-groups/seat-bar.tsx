import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AdminGroup } from '#contracts/products/subscriptions/groups.admin.http';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { statusWords } from '../../../platform/fields/status-text';
import { ToneMark } from '../../../platform/fields/tone-mark';
import { useStatusTone } from '../../../platform/fields/use-status-tone';
import { shownSeat } from '../shared/shown-seat';

/** The seat map in one line: a block per seat, a thin dashed one when free. */
export const SeatBar = ({ group }: { group: AdminGroup }) => {
  const translate = useTranslate();
  return (
    <Box
      component="span"
      role="img"
      aria-label={translate('seat.fill', { taken: group.occupied, size: group.seats })}
      sx={{ display: 'inline-flex', gap: '3px', verticalAlign: 'middle' }}
    >
      {group.seatMap.map(({ seatNumber, account }) => (
        <SeatBlock key={seatNumber} value={account && shownSeat(account)} />
      ))}
    </Box>
  );
};

const SeatBlock = ({ value }: { value: ReturnType<typeof shownSeat> | null }) => {
  const toneOf = useStatusTone();
  return value === null ? (
    <Box component="span" aria-hidden sx={{ ...block, border: '1px dashed', borderColor: 'text.disabled' }} />
  ) : (
    <ToneMark tone={toneOf('account', value)} sx={block} />
  );
};

const block = { width: 12, height: 16, borderRadius: '3px', flexShrink: 0 } as const;

const EXPLAINED = [
  ACCOUNT_STATUS.registered,
  ACCOUNT_STATUS.waitingForConfirmation,
  ACCOUNT_STATUS.pending,
  'prepared',
  ACCOUNT_STATUS.active,
] as const;

/** What the blocks mean, in a line above them. */
export const SeatLegend = () => {
  const translate = useTranslate();
  const entries = [
    ...EXPLAINED.map((value) => ({ value, word: statusWords(translate, 'account', value).word })),
    { value: null, word: translate('seat.free') },
  ];
  return (
    <Box component="ul" aria-label={translate('seat.legend')} sx={legend}>
      {entries.map(({ value, word }) => (
        <Box component="li" key={word} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <SeatBlock value={value} />
          {word}
        </Box>
      ))}
    </Box>
  );
};

const legend = {
  listStyle: 'none',
  m: 0,
  p: 0,
  pb: 1,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.5,
  fontSize: '0.8125rem',
  color: 'text.secondary',
} as const;
