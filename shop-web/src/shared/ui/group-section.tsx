import type { ReactNode } from 'react';
import type { MembershipDetail } from '#contracts/http/memberships.http';
import { FillMeter } from './fill-meter';
import { SeatDots } from './seat-dots';
import { TitledCard } from './titled-card';

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
    <TitledCard title={name}>
      <FillMeter taken={taken} size={size} className="mt-3 mb-4" />
      <SeatDots size={size} members={members} />
      {children}
    </TitledCard>
  );
}
