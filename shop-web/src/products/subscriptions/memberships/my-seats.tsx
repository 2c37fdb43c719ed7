import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Membership } from '#contracts/products/subscriptions/memberships.http';
import { PAGE, membershipPath } from '#contracts/shop-paths';
import { ownerStateOf } from '#domain/products/subscriptions/accounts/owner-state';
import { voucherLine } from '#domain/products/subscriptions/accounts/seat-voucher';
import { TEXT_LINK } from '../../../platform/ui/info-page';
import { Mark } from '../../../platform/ui/mark';
import { SeatRing } from '../../../platform/ui/seat-ring';
import { SHELF } from '../../../platform/ui/shelf';
import { KeptRoom } from '../../../platform/ui/kept-room';
import { FailedLine } from '../../../platform/ui/states';
import { formatDate } from '../../../platform/wib';
import { membershipsQuery } from './memberships.queries';
import { awaitsOwner } from './seat-order';
import { SEATS_ROOM } from './seats-room';

const MOST = 8;

/** The customer's running seats in a row, each with the ring of its group, but for those that stand in what waits for the customer; nothing without one, and a line when they did not load. */
export function MySeats() {
  const { data, isPending, isError, refetch } = useQuery(membershipsQuery(1));
  const running = (data?.items ?? []).filter((seat) => !seat.ended && !awaitsOwner(seat)).slice(0, MOST);
  return (
    <KeptRoom room={SEATS_ROOM} isLoading={isPending} below="#provider">
      {isError && !data && <FailedLine what="Langgananmu" onRetry={() => void refetch()} />}
      {running.length > 0 && <Running seats={running} />}
    </KeptRoom>
  );
}

function Running({ seats }: { seats: Membership[] }) {
  return (
    <section aria-labelledby="langgananmu">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="langgananmu" className="text-lg font-bold">
          {SEATS_ROOM.title}
        </h2>
        <Link to={PAGE.memberships} className={TEXT_LINK}>
          Semua
        </Link>
      </div>
      <ul className={`mt-3 ${SHELF}`}>
        {seats.map((seat) => (
          <li key={seat.accountUid}>
            <SeatCard seat={seat} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SeatCard({ seat }: { seat: Membership }) {
  return (
    <Link
      to={membershipPath(seat.accountUid)}
      className="card relative flex h-full items-center gap-3 p-3 hover:border-brand max-sm:flex-col max-sm:items-start max-sm:gap-2"
    >
      <span className="relative grid size-14 shrink-0 place-items-center">
        <SeatRing
          size={seat.size}
          taken={seat.taken}
          freeHosts={seat.freeHostSeats}
          className="absolute inset-0 size-full"
        />
        <Mark name={seat.providerName} color={seat.providerColor} logo={seat.providerLogo} size="sm" round />
      </span>
      <span className="w-full min-w-0">
        <span className="line-clamp-3 font-semibold wrap-anywhere">{seat.providerName}</span>
        <span className="block text-sm text-muted">{ownerStateOf(seat)?.word}</span>
        <span className="block text-xs text-muted">{untilOf(seat) ?? `${seat.taken} dari ${seat.size} anggota`}</span>
      </span>
    </Link>
  );
}

const untilOf = ({ renewsAt, voucher }: Membership): string | null =>
  renewsAt ? `sampai ${formatDate(renewsAt)}` : voucher && voucherLine(voucher);
