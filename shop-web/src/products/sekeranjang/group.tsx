import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Pagination } from '../../platform/ui/pagination';
import { shortMask } from '../../platform/ui/short-mask';
import { formatDateTime } from '../../platform/wib';
import { groupQuery } from './sekeranjang.queries';

/** Who has paid, with masked names. */
export function Group({ sekeranjangUid }: { sekeranjangUid: string }) {
  const [page, setPage] = useState(1);
  const { data } = useQuery(groupQuery(sekeranjangUid, page));
  if (!data) return null;
  return (
    <section aria-labelledby="pembeli" className="mt-6">
      <h2 id="pembeli" className="text-lg font-bold">
        Yang sudah ikut
      </h2>
      {data.total === 0 ? (
        <p className="mt-2 text-sm text-muted">Belum ada. Jadilah yang pertama, lalu ajak temanmu.</p>
      ) : (
        <>
          <ul className="mt-2 divide-y divide-line">
            {data.items.map(({ name, joinedAt }) => (
              <li key={joinedAt + name} className="flex flex-wrap justify-between gap-x-3 py-2 text-sm">
                <span className="font-semibold">{shortMask(name)}</span>
                <span className="text-muted">{formatDateTime(joinedAt)}</span>
              </li>
            ))}
          </ul>
          <Pagination {...data} label="Halaman pembeli" onPage={setPage} />
        </>
      )}
    </section>
  );
}
