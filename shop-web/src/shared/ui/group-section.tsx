import type { ReactNode } from 'react';
import type { MembershipDetail } from '#contracts/http/memberships.http';
import { FillMeter } from './fill-meter';
import { SeatDots } from './seat-dots';

/** How full a group is, and who sits in it. */
export function GroupSection({
  name,
  group: { taken, size, members },
  children,
}: {
  name: string;
  group: Pick<MembershipDetail, 'taken' | 'size' | 'members'>;
  children?: ReactNode;
}) {
  return (
    <section aria-labelledby="grup" className="card p-5">
      <h2 id="grup" className="font-bold">
        {name}
      </h2>
      <FillMeter taken={taken} size={size} className="mt-3 mb-4" />
      <SeatDots size={size} members={members} />
      {children}
    </section>
  );
}
