import { clsx } from 'clsx';
import type { QurbanAnimal } from '#contracts/products/qurban/qurban.http';
import { sekurbanOrderPath } from '#contracts/product-paths';
import { formatRupiah } from '#domain/platform/sen';
import { Badge } from '../../platform/ui/badge';
import { LinkButton } from '../../platform/ui/button';
import { ProductPicture } from '../../sales/pictures/product-picture';
import { FillBar } from './fill-bar';
import { Report } from './report';

/** An animal with its price, how far it is taken, and after the day its report. */
export function AnimalCard({ animal }: { animal: QurbanAnimal }) {
  const { animalUid, name, kindLabel, shares, description, price, fee, animalPrice, isAvailable, report, state } =
    animal;
  return (
    <li className="group card flex flex-col overflow-hidden sm:has-[>.reported]:only:col-span-full">
      {!report && <ProductPicture picture={animal.pictures[0] ?? null} className="!aspect-[4/3] w-full" />}
      <div className={clsx('flex flex-1 flex-col p-4', report && 'reported')}>
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <h3 className="font-bold wrap-anywhere">{name}</h3>
          <Badge tone={state === 'reported' || state === 'bought' ? 'good' : undefined}>{kindLabel}</Badge>
        </div>
        {report ? (
          <Report report={report} />
        ) : (
          <>
            <p className="mt-1 text-sm text-muted wrap-anywhere">{description}</p>
            <p className="mt-3">
              <b className="text-lg">{formatRupiah(price)}</b>{' '}
              <span className="text-sm text-muted">{shares > 1 ? 'per bagian' : 'seekor'}</span>
            </p>
            <p className="text-sm text-muted">
              {formatRupiah(animalPrice)} untuk hewan,{' '}
              {fee > 0 ? `${formatRupiah(fee)} biaya layanan` : 'tanpa biaya layanan'}
            </p>
            <FillBar animal={animal} className="mt-auto pt-4" />
            {isAvailable && (
              <LinkButton wide className="mt-4" to={sekurbanOrderPath(animalUid)} aria-label={`Ikut ${name}`}>
                Ikut
              </LinkButton>
            )}
          </>
        )}
      </div>
    </li>
  );
}
