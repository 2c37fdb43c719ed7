import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import type { GroupView, VariantView } from '#contracts/catalogue/catalogue.http';
import { Pagination } from '../../../platform/ui/pagination';
import { ErrorState, SkeletonList } from '../../../platform/ui/states';
import { GroupRow, heldWords } from './group-row';
import { type OwnSeat, groupsQuery } from './groups.queries';

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
  ownSeats: ReadonlyMap<string, OwnSeat>;
  chosen: string | null;
  onChoose: (groupUid: string | null) => void;
}) {
  const [page, setPage] = useState(1);
  const { data, error, refetch, isPlaceholderData } = useQuery(groupsQuery(providerUid, page));
  return (
    <fieldset>
      <legend className="text-lg font-bold">Pilih grup</legend>
      <div className="card mt-3 divide-y divide-line overflow-hidden">
        <AnyGroup checked={!chosen} onChoose={() => onChoose(null)} />
        {error && !data ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <SkeletonList label="Memuat grup…" count={2} item="h-16" />
        ) : data.items.length === 0 ? (
          <p className="p-4 text-sm text-muted">
            Belum ada grup terbuka. Pesan saja: kamu jadi anggota pertama di grup baru.
          </p>
        ) : (
          <Groups groups={data.items} isOld={isPlaceholderData} {...{ plan, ownSeats, chosen, onChoose }} />
        )}
      </div>
      {data && <Pagination {...data} label="Halaman grup" onPage={setPage} />}
    </fieldset>
  );
}

/** Those that cannot be chosen are folded, but for the visitor's own. */
function Groups({
  groups,
  isOld,
  plan,
  ownSeats,
  chosen,
  onChoose,
}: {
  groups: GroupView[];
  /** Of the page before, while the next one is loaded. */
  isOld: boolean;
  plan: Plan;
  ownSeats: ReadonlyMap<string, OwnSeat>;
  chosen: string | null;
  onChoose: (groupUid: string) => void;
}) {
  const rows = groups.map((group) => {
    const ownSeat = ownSeats.get(group.uid);
    const whyNot = whyNotIn(group, plan, ownSeat !== undefined);
    const row = (
      <GroupRow
        key={group.uid}
        {...{ group, ownSeat, whyNot }}
        checked={chosen === group.uid}
        onChoose={() => onChoose(group.uid)}
      />
    );
    return { row, isFolded: whyNot !== null && ownSeat === undefined };
  });
  const folded = rows.filter(({ isFolded }) => isFolded);
  return (
    <div className={clsx('divide-y divide-line transition-opacity', isOld && 'opacity-60')}>
      {rows.filter(({ isFolded }) => !isFolded).map(({ row }) => row)}
      {folded.length > 0 && (
        <details>
          <summary className="min-h-11 px-4 py-2.5 text-sm font-semibold text-accent">
            {folded.length} grup lain belum bisa dipilih
          </summary>
          <div className="divide-y divide-line border-t border-line bg-sunken/60">{folded.map(({ row }) => row)}</div>
        </details>
      )}
    </div>
  );
}

type Plan = Pick<VariantView, 'familyUid' | 'isHost' | 'needsTv'>;

/** Why this plan cannot have a seat in this group; null when it can. The API checks again. */
function whyNotIn(group: GroupView, plan: Plan, isMine: boolean): string | null {
  // A customer has at most one seat in a group: the order would be placed in another one.
  if (isMine) return 'Kamu sudah di grup ini, satu orang satu kursi';
  if (group.familyUid !== plan.familyUid) return `Untuk paket ${group.familyName}`;
  if (plan.isHost) return group.freeHostSeats > 0 ? null : 'Sudah ada host';
  if (group.freeRegularSeats <= 0 && group.heldSeats > 0) return heldWords(group);
  if (group.freeRegularSeats <= 0) return group.freeHostSeats > 0 ? 'Kursi anggota penuh, menunggu host' : 'Penuh';
  if (plan.needsTv && group.freeTvSlots === 0) return 'Slot TV habis';
  return null;
}

const AnyGroup = ({ checked, onChoose }: { checked: boolean; onChoose: () => void }) => (
  <label className="flex min-h-16 items-center gap-3 px-4 py-2.5 hover:bg-sunken has-checked:bg-tint has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-accent">
    <input
      type="radio"
      name="group"
      value=""
      checked={checked}
      onChange={onChoose}
      className="size-5 shrink-0 accent-action outline-none"
    />
    <span>
      <span className="block font-semibold">Carikan grup untukku</span>
      <span className="block text-sm text-muted">Kami pilihkan yang paling cepat penuh.</span>
    </span>
  </label>
);
