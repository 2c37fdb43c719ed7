import type { SchemeEntry, TreatmentSeries as Series } from '#domain/catalogue/scheme/scheme-entry';
import { Bullets } from '../../platform/ui/info-page';

/** The Zap series: their prices and treatments. */
export function TreatmentSeries({
  series: { treatments, perMember, members, discountPercent, firstUseWithinDays },
  categories,
}: {
  series: Series;
  categories: NonNullable<SchemeEntry['categoryTreatment']>;
}) {
  const facts = [
    ['Perawatan segrup', `${treatments} kali`],
    ['Bagianmu', `${perMember} kali`],
    ['Anggota', `${members} orang`],
    ['Diskon grup', `${discountPercent}%`],
    ['Pemakaian pertama', `${firstUseWithinDays} hari`],
  ];
  return (
    <div className="mt-5">
      <h3 className="font-bold">Isi seri</h3>
      <dl className="two-up mt-3 gap-2 text-sm sm:grid-cols-5">
        {facts.map(([term, value]) => (
          <div key={term} className="rounded-xl bg-sunken p-3">
            <dt className="text-muted">{term}</dt>
            <dd className="font-bold">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {categories.map(({ title, description }) => (
          <div key={title} className="text-sm">
            <h4 className="mb-1 font-semibold">{title}</h4>
            <Bullets items={description} />
          </div>
        ))}
      </div>
    </div>
  );
}
