import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { errandPath } from '#contracts/product-paths';
import { formatRupiah } from '#domain/platform/sen';
import { useSession } from '../../platform/session/session';
import { InfoSection } from '../../platform/ui/info-page';
import { Pagination } from '../../platform/ui/pagination';
import { Unsettled } from '../../platform/ui/states';
import { formatDate } from '../../platform/wib';
import { ErrandBadge, ErrandPicture } from './errand-parts';
import { errandsQuery } from './errands.queries';

/** What the customer has asked for; nothing for a visitor. */
export function MyErrands() {
  const session = useSession();
  const [page, setPage] = useState(1);
  const { data, isLoading } = useQuery({ ...errandsQuery(page), enabled: Boolean(session) });
  if (isLoading) return <Unsettled />;
  if (!session || !data || data.total === 0) return null;
  return (
    <InfoSection id="titipanmu" title="Titipanmu">
      <ul className="space-y-3">
        {data.items.map((errand) => (
          <li key={errand.errandUid} className="card relative flex gap-3 p-4 hover:border-brand">
            <ErrandPicture picture={errand.picture} className="size-16" />
            <div className="min-w-0 flex-1">
              <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
                {/* The link covers the card. */}
                <Link
                  to={errandPath(errand.errandUid)}
                  className="font-bold wrap-anywhere after:absolute after:inset-0 after:rounded-[14px]"
                >
                  {errand.name}
                </Link>
                <ErrandBadge errand={errand} />
              </div>
              <p className="text-sm text-muted">
                {errand.quantity} buah, batas {formatRupiah(errand.ceiling)}
              </p>
              <p className="text-sm text-muted">Dititip {formatDate(errand.createdAt)}</p>
            </div>
          </li>
        ))}
      </ul>
      <Pagination {...data} label="Halaman titipanmu" onPage={setPage} />
    </InfoSection>
  );
}
