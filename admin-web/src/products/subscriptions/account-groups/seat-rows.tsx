import PersonIcon from '@mui/icons-material/Person';
import StarIcon from '@mui/icons-material/Star';
import TvIcon from '@mui/icons-material/Tv';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AdminGroup, GroupStory } from '#contracts/products/subscriptions/groups.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { ShortDeadline } from '../../../platform/fields/deadline';
import { ShortDateTime } from '../../../platform/fields/fields';
import { NoWrap } from '../../../platform/fields/no-wrap';
import { StatusChip } from '../../../platform/fields/status-chip';
import { RecordLink } from '../../../platform/records/record-link';
import { TitledSection } from '../../../platform/ui/titled-section';
import { shownSeat } from '../shared/shown-seat';

type Seat = AdminGroup['seatMap'][number];
type SeatMoney = GroupStory['seats'][number];

/** The seats of a group, one a row: who sits there, how far it is, what has come and what is owed, and since when; free ones too. */
export const SeatRows = ({ group }: { group: AdminGroup }) => (
  <TitledSection title="resources.account-groups.fields.seats">
    <Box component="ol" sx={list}>
      {group.seatMap.map((seat) => (
        <SeatRow
          key={seat.seatNumber}
          seat={seat}
          money={group.story?.seats.find(({ accountUid }) => accountUid === seat.account?.uid)}
        />
      ))}
    </Box>
  </TitledSection>
);

const SeatRow = ({
  seat: { account, role, seatNumber, isSpent },
  money,
}: {
  seat: Seat;
  money: SeatMoney | undefined;
}) => {
  const translate = useTranslate();
  const Sign = role === 'host' ? StarIcon : PersonIcon;
  return (
    <Box component="li" sx={row}>
      <Box sx={{ ...quiet, gridArea: 'seat', display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Sign fontSize="inherit" titleAccess={translate(`role.${role}`)} />
        <span aria-label={translate('seat.number', { n: seatNumber })}>{seatNumber}</span>
      </Box>
      {account ? (
        <>
          <Box sx={{ gridArea: 'who', minWidth: 0, overflowWrap: 'anywhere' }}>
            <Box component="span" sx={{ fontWeight: 600 }}>
              <RecordLink resource="accounts" id={account.uid}>
                {account.customerName}
              </RecordLink>
            </Box>{' '}
            {account.needsTv && <TvIcon fontSize="inherit" titleAccess={translate('seat.needsTv')} />}
            <Box sx={quiet}>
              <NoWrap>{account.orderNumber}</NoWrap>
            </Box>
          </Box>
          <Box sx={{ gridArea: 'state' }}>
            <StatusChip subject="account" value={shownSeat(account)} />
            <Box sx={quiet}>
              {money && (
                <>
                  {translate('seat.since')} <ShortDateTime iso={money.since} />
                </>
              )}
            </Box>
          </Box>
          <Box sx={{ gridArea: 'money', fontVariantNumeric: 'tabular-nums' }}>
            {money && (
              <Money
                of={money}
                isHost={role === 'host'}
                inCheck={account.status === ACCOUNT_STATUS.waitingForConfirmation}
              />
            )}
          </Box>
        </>
      ) : (
        <Box sx={{ ...quiet, gridArea: 'who' }}>{translate(isSpent ? 'seat.spent' : 'seat.free')}</Box>
      )}
    </Box>
  );
};

interface MoneyProps {
  of: SeatMoney;
  isHost: boolean;
  /** A proof of it is being checked. */
  inCheck: boolean;
}

const Money = ({ of: { paid, owed, dueAt }, isHost, inCheck }: MoneyProps) => {
  const translate = useTranslate();
  if (paid === 0 && owed === 0)
    return <Box sx={quiet}>{translate(isHost ? 'seat.paysProvider' : 'seat.notAsked')}</Box>;
  return (
    <>
      {paid > 0 && <div>{translate('seat.hasPaid', { amount: formatRupiah(paid) })}</div>}
      {owed > 0 && inCheck && <Box sx={quiet}>{translate('seat.inCheck', { amount: formatRupiah(owed) })}</Box>}
      {owed > 0 && !inCheck && (
        <Box sx={{ color: 'warning.main', fontWeight: 600 }}>
          {translate('seat.owes', { amount: formatRupiah(owed) })}
        </Box>
      )}
      {dueAt && (
        <Box sx={quiet}>
          {translate('seat.until')} <ShortDeadline iso={dueAt} />
        </Box>
      )}
    </>
  );
};

const quiet = { fontSize: '0.8125rem', color: 'text.secondary' } as const;
const list = { listStyle: 'none', m: 0, p: 0, containerType: 'inline-size' } as const;
/** Where there is no room for all of a seat in one line, its money stands below its state. */
const row = {
  display: 'grid',
  columnGap: 2,
  rowGap: 0.5,
  alignItems: 'center',
  py: 1,
  minHeight: 52,
  borderTop: 1,
  borderColor: 'divider',
  gridTemplateColumns: '2.25rem minmax(0, 1fr)',
  gridTemplateAreas: "'seat who' '. state' '. money'",
  '@container (min-width: 560px)': {
    gridTemplateColumns: '2.25rem minmax(0, 5fr) minmax(0, 4fr) minmax(0, 4fr)',
    gridTemplateAreas: "'seat who state money'",
  },
} as const;
