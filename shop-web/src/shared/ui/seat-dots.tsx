import { clsx } from 'clsx';

export interface SeatedMember {
  seatNumber: number;
  role: 'host' | 'regular';
  name: string;
  statusLabel: string;
  isMe?: boolean;
}

/** Who sits where: masked names with their status, then the free places. */
export function SeatDots({ size, members }: { size: number; members: SeatedMember[] }) {
  const free = Math.max(0, size - members.length);
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-2 text-sm">
      {members.map((member) => (
        <li key={member.seatNumber} className="flex max-w-full min-w-0 items-center gap-2">
          <span
            aria-hidden="true"
            className={clsx('size-3 shrink-0 rounded-full', member.role === 'host' ? 'bg-sun' : 'bg-brand')}
          />
          <span className="min-w-0">
            {/* A masked name is as long as the name: of a hundred stars one line is enough. */}
            <span className="flex">
              <span className="truncate font-medium">{member.isMe ? 'Kamu' : member.name}</span>
              {member.role === 'host' && <span className="shrink-0 whitespace-pre text-muted"> (host)</span>}
            </span>
            {member.statusLabel && <span className="block text-xs text-muted">{member.statusLabel}</span>}
          </span>
        </li>
      ))}
      {free > 0 && (
        <li className="flex items-center gap-2 text-muted">
          <span aria-hidden="true" className="size-3 shrink-0 rounded-full border-2 border-dashed border-edge" />
          {free} kursi kosong
        </li>
      )}
    </ul>
  );
}
