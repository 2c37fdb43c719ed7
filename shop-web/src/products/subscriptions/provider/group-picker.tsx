import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { GroupView, VariantView } from '#contracts/catalogue/catalogue.http';
import { Pagination } from '../../../platform/ui/pagination';
import { ErrorState, SkeletonList } from '../../../platform/ui/states';
import { GroupCard } from './group-card';
import { groupsQuery } from './groups.queries';

const OPTION =
  'card block p-4 transition-colors has-checked:border-accent has-checked:shadow-[inset_0_0_0_1px_var(--accent)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent';

/** Choice of a group, or 'Carikan grup untukku'. */
export function GroupPicker({
  providerUid,
  plan,
  ownSeats,
  chosen,
  onChoose,
}: {
  providerUid: string;
  plan: VariantView;
  /** Group → number of the visitor's own seat. */
  ownSeats: ReadonlyMap<string, number>;
  chosen: string | null;
  onChoose: (groupUid: string | null) => void;
}) {
  const [page, setPage] = useState(1);
  const { data, error, refetch, isPlaceholderData } = useQuery(groupsQuery(providerUid, page));
  return (
    <fieldset>
      <legend className="text-lg font-bold">Pilih grup</legend>
      <div className="mt-3 space-y-3">
        <AnyGroup checked={!chosen} onChoose={() => onChoose(null)} />
        {error && !data ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <SkeletonList label="Memuat grup…" count={2} item="h-36 !rounded-[14px]" />
        ) : data.items.length === 0 ? (
          <p className="rounded-xl bg-sunken p-4 text-sm text-muted">
            Belum ada grup terbuka. Pesan saja: kamu jadi anggota pertama di grup baru.
          </p>
        ) : (
          <div className={`space-y-3 transition-opacity ${isPlaceholderData ? 'opacity-60' : ''}`}>
            {data.items.map((group) => (
              <GroupCard
                key={group.uid}
                group={group}
                className={OPTION}
                ownSeat={ownSeats.get(group.uid)}
                whyNot={whyNotIn(group, plan, ownSeats.has(group.uid))}
                checked={chosen === group.uid}
                onChoose={() => onChoose(group.uid)}
              />
            ))}
          </div>
        )}
      </div>
      {data && <Pagination {...data} label="Halaman grup" onPage={setPage} />}
    </fieldset>
  );
}

type Plan = Pick<VariantView, 'familyUid' | 'isHost' | 'needsTv'>;

/** Why this plan cannot have a seat in this group; null when it can. The API checks again. */
function whyNotIn(group: GroupView, plan: Plan, isMine: boolean): string | null {
  // A customer has at most one seat in a group: the order would be placed in another one.
  if (isMine) return 'Kamu sudah di grup ini, satu orang satu kursi';
  if (group.familyUid !== plan.familyUid) return `Untuk paket ${group.familyName}`;
  if (plan.isHost) return group.freeHostSeats > 0 ? null : 'Sudah ada host';
  if (group.freeRegularSeats <= 0) return group.freeHostSeats > 0 ? 'Kursi anggota penuh' : 'Penuh';
  if (plan.needsTv && group.freeTvSlots === 0) return 'Slot TV habis';
  return null;
}

const AnyGroup = ({ checked, onChoose }: { checked: boolean; onChoose: () => void }) => (
  <label className={`${OPTION} hover:border-brand`}>
    <span className="flex items-start justify-between gap-3">
      <span>
        <span className="block font-bold">Carikan grup untukku</span>
        <span className="text-sm text-muted">Kami pilihkan grup yang paling cepat penuh.</span>
      </span>
      <input
        type="radio"
        name="group"
        value=""
        checked={checked}
        onChange={onChoose}
        className="mt-1 size-5 shrink-0 accent-action outline-none"
      />
    </span>
  </label>
);
