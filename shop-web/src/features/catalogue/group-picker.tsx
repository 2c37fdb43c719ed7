import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { VariantView } from '#contracts/http/catalogue.http';
import { messageOf } from '../../shared/api/api-error';
import { Pagination } from '../../shared/ui/pagination';
import { ErrorState, Loading, Skeleton } from '../../shared/ui/states';
import { groupsQuery } from './catalogue.queries';
import { GroupCard } from './group-card';
import { whyNotIn } from './plan-fit';

const OPTION =
  'card block p-4 transition-colors has-checked:border-accent has-checked:shadow-[inset_0_0_0_1px_var(--accent)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent';

/** Where to sit: in a group of one's choice, or wherever the shop finds a place. Decisions: Group sizes and seats. */
export function GroupPicker({
  providerUid,
  plan,
  ownSeats,
  chosen,
  onChoose,
}: {
  providerUid: string;
  plan: VariantView;
  /** Group → the seat that the visitor has in it. */
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
              checked={!chosen}
              onChange={() => onChoose(null)}
              className="mt-1 size-5 shrink-0 accent-action outline-none"
            />
          </span>
        </label>
        {error && !data ? (
          <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />
        ) : !data ? (
          <Loading label="Memuat grup…">
            <div className="space-y-3">
              {[1, 2].map((card) => (
                <Skeleton key={card} className="h-36 !rounded-[14px]" />
              ))}
            </div>
          </Loading>
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
