import type { QurbanAnimal } from '#contracts/products/qurban/qurban.http';
import { formatDate } from '../../platform/wib';
import { Gallery } from '../../sales/pictures/gallery';

/** What happened on the day, without names. */
export const Report = ({ report }: { report: NonNullable<QurbanAnimal['report']> }) => (
  <div className="mt-3 grid grid-cols-1 gap-x-6 gap-y-3 md:group-only:grid-cols-[18rem_1fr]">
    <Gallery pictures={report.pictures} />
    <div>
      <p className="text-sm text-muted">
        Disembelih {formatDate(`${report.slaughteredOn}T00:00:00+07:00`)} di {report.place}
      </p>
      <p className="mt-2 max-w-prose whitespace-pre-line wrap-anywhere">{report.text}</p>
    </div>
  </div>
);
