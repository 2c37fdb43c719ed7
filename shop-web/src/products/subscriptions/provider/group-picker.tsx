import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import type { GroupView, VariantView } from '#contracts/catalogue/catalogue.http';
import { useSession } from '../../../platform/session/session';
import { Pagination } from '../../../platform/ui/pagination';
import { ErrorState, SkeletonList } from '../../../platform/ui/states';
import { heldWords } from '../group-seats';
import { GroupRow, OwnGroup } from './group-row';
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
  const { data, error, refetch, isPlaceholderData } = useQuery(
    groupsQuery(providerUid, page, useSession()?.customerUid),
  );
  const isNew = page === 1 && data !== undefined && !isPlaceholderData && beginsGroup(data, plan, ownSeats);
  return (
    <fieldset className="min-w-0">
      <legend className="text-lg font-bold">Pilih grup</legend>
      <div className="card mt-3 divide-y divide-line overflow-hidden">
        <AnyGroup checked={!chosen} isNew={isNew} onChoose={() => onChoose(null)} />
        {error && !data ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <SkeletonList label="Memuat grup…" count={2} item="h-16" />
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
    if (ownSeat) return { row: <OwnGroup key={group.uid} {...{ group, ownSeat }} />, isFolded: false };
    const whyNot = whyNotIn(group, plan);
    const row = (
      <GroupRow
        key={group.uid}
        {...{ group, whyNot }}
        needsTv={plan.needsTv}
        checked={chosen === group.uid}
        onChoose={() => onChoose(group.uid)}
      />
    );
    return { row, isFolded: whyNot !== null };
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
function whyNotIn(group: GroupView, plan: Plan): string | null {
  if (group.familyUid !== plan.familyUid) return `Untuk paket ${group.familyName}`;
  if (plan.isHost) return group.freeHostSeats > 0 ? null : 'Sudah ada host';
  if (group.freeRegularSeats <= 0 && group.heldSeats > 0) return heldWords(group);
  if (group.freeRegularSeats <= 0) return group.freeHostSeats > 0 ? 'Kursi anggota penuh, menunggu host' : 'Penuh';
  if (plan.needsTv && group.freeTvSlots === 0) return 'Slot TV habis';
  return null;
}

/** Whether no listed group has a seat of the plan for the visitor. Open ones come first: with a full one, or all on one page, none is missing. */
function beginsGroup(
  { items, total }: { items: GroupView[]; total: number },
  plan: Plan,
  ownSeats: ReadonlyMap<string, OwnSeat>,
): boolean {
  const isWhole = total <= items.length || items.some(({ taken, size }) => taken >= size);
  return isWhole && items.every((group) => ownSeats.has(group.uid) || whyNotIn(group, plan) !== null);
}

const AnyGroup = ({ checked, isNew, onChoose }: { checked: boolean; isNew: boolean; onChoose: () => void }) => (
  <label className="flex min-h-16 items-center gap-3 px-4 py-2.5 hover:bg-sunken has-checked:bg-tint has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-accent">
    <input
      type="radio"
      name="group"
      value=""
      checked={checked}
      onChange={onChoose}
      className="size-5 shrink-0 outline-none"
    />
    <span>
      <span className="block font-semibold">Carikan grup untukku</span>
      <span className="block text-sm text-muted">
        {isNew
          ? 'Belum ada grup lain yang terbuka, jadi kamu yang pertama di grup baru.'
          : 'Kami pilihkan yang paling cepat penuh.'}
      </span>
    </span>
  </label>
);
