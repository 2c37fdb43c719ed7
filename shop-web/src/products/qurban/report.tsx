import type { QurbanAnimal } from '#contracts/products/qurban/qurban.http';
import { formatDate } from '../../platform/wib';
import { Gallery } from '../../sales/pictures/gallery';

/** What happened on the day, without names. */
export const Report = ({ report }: { report: NonNullable<QurbanAnimal['report']> }) => (
  <div className="mt-3">
    <Gallery pictures={report.pictures} />
    <p className="mt-3 text-sm text-muted">
      Disembelih {formatDate(`${report.slaughteredOn}T00:00:00+07:00`)} di {report.place}
    </p>
    <p className="mt-2 whitespace-pre-line wrap-anywhere">{report.text}</p>
  </div>
);
