import { Link } from 'react-router';
import { PAGE } from '#contracts/shop-paths';
import { TEXT_LINK } from '../../platform/ui/info-page';

const STEPS = [
  ['Pilih paket', 'Pilih grup yang masih ada kursinya, atau biar kami yang carikan.'],
  ['Bayar bagianmu', 'Transfer, lalu unggah buktinya. Pre-order baru dibayar setelah grup penuh.'],
  ['Langganan aktif', 'Begitu pembayaran dicek, kami siapkan aksesmu dan kabari lewat email.'],
] as const;

export function HomeSteps() {
  return (
    <section id="cara" aria-labelledby="cara-title" className="border-t border-line bg-surface">
      <div className="wrap py-10">
        <h2 id="cara-title" className="text-xl font-bold">
          Cara patungan
        </h2>
        <ol className="mt-5 grid gap-5 md:grid-cols-3 md:gap-8">
          {STEPS.map(([title, text], index) => (
            <li key={title} className="flex gap-4">
              <span
                aria-hidden="true"
                className="grid size-9 shrink-0 place-items-center rounded-full bg-tint font-bold text-accent"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="font-bold">{title}</h3>
                <p className="mt-0.5 text-sm text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-xl bg-tint p-4">
          <b className="font-semibold">Tidak bisa dipakai? Uangmu kembali.</b>
          <Link to={PAGE.guarantee} className={TEXT_LINK}>
            Lihat jaminannya
          </Link>
        </p>
      </div>
    </section>
  );
}
