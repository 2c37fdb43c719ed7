import { useQuery } from '@tanstack/react-query';
import type { QurbanSeason } from '#contracts/products/qurban/qurban.http';
import { PAGE } from '#contracts/shop-paths';
import { LinkButton } from '../../platform/ui/button';
import { cardGrid } from '../../platform/ui/card-grid';
import { Bullets } from '../../platform/ui/info-page';
import { usePageMeta } from '../../platform/ui/page-head';
import { EmptyState, ErrorState, SkeletonList } from '../../platform/ui/states';
import { Steps } from '../../platform/ui/steps';
import { formatDate, formatDeadline } from '../../platform/wib';
import { AnimalCard } from './animal-card';
import { seasonsQuery } from './qurban.queries';

const STEPS = [
  ['Pilih bagianmu', 'Seekor sapi untuk tujuh nama, seekor kambing untuk satu nama.'],
  ['Bayar sekaligus atau menabung', 'Cicil sampai sebelum pendaftaran ditutup. Bagianmu tetap kami simpan.'],
  ['Kami yang mengurus', 'Hewan kami beli begitu bagiannya lengkap, lalu disembelih pada harinya.'],
  ['Terima laporannya', 'Foto, cerita, dan sertifikat atas nama yang kamu daftarkan.'],
] as const;

/** /sekurban */
export function SekurbanPage() {
  usePageMeta(
    'Sekurban',
    'Patungan hewan qurban di Sekurban: pilih bagianmu, menabung sampai harinya, terima laporannya.',
  );
  const { data: seasons, error, refetch } = useQuery(seasonsQuery());
  return (
    <div className="wrap py-8 sm:py-10">
      <h1 className="text-xl font-bold sm:text-2xl">Sekurban</h1>
      <p className="mt-2 max-w-prose text-muted">
        Patungan hewan qurban. Pilih bagianmu, bayar sekaligus atau menabung pelan-pelan sampai harinya.
      </p>
      {seasons && <Seasons seasons={seasons} />}
      {!seasons && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!seasons && !error && (
        <SkeletonList
          label="Memuat Sekurban…"
          count={3}
          className={`mt-5 ${cardGrid(3)}`}
          item="h-96 !rounded-[14px]"
        />
      )}
      <div className="mt-10 grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <section aria-labelledby="cara-ikut" className="card p-5 sm:p-6">
          <h2 id="cara-ikut" className="mb-4 text-lg font-bold">
            Cara ikut
          </h2>
          <Steps steps={STEPS} />
        </section>
        <section aria-labelledby="janji" className="card p-5 sm:p-6">
          <h2 id="janji" className="mb-4 text-lg font-bold">
            Yang kami janjikan
          </h2>
          <Bullets
            items={[
              'Uang hewan hanya dipakai untuk membeli hewannya. Pendapatan kami cuma biaya layanan yang tertulis.',
              'Hewannya lebih murah dari yang dibayar? Sisanya kembali ke kreditmu, dibagi rata per bagian. Lebih mahal? Kami yang menanggung.',
              'Kalau bagiannya tidak lengkap sampai pendaftaran ditutup, kami gabungkan dengan hewan yang sejenis dan seharga. Kalau tetap tidak bisa, uangmu kembali penuh.',
              'Batal sebelum lunas? Uang yang sudah masuk jadi kreditmu.',
              'Nama peserta hanya terlihat oleh kamu dan tim kami; peserta lain melihatnya disamarkan.',
            ]}
          />
        </section>
      </div>
    </div>
  );
}

function Seasons({ seasons }: { seasons: QurbanSeason[] }) {
  if (seasons.length === 0)
    return (
      <EmptyState title="Belum ada musim qurban" action={<LinkButton to={PAGE.home}>Ke beranda</LinkButton>}>
        Pendaftaran berikutnya akan muncul di sini.
      </EmptyState>
    );
  return seasons.map((season) => <Season key={season.seasonUid} season={season} />);
}

function Season({ season }: { season: QurbanSeason }) {
  const { seasonUid, name, day, note, animals } = season;
  const id = `musim-${seasonUid}`;
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="text-xl font-bold">
        {name}
      </h2>
      <p className="mt-1 text-muted">
        Hari raya {formatDate(`${day}T00:00:00+07:00`)}. <Deadline season={season} />
      </p>
      {note && <p className="mt-2 max-w-prose whitespace-pre-line">{note}</p>}
      {animals.length === 0 && <p className="mt-4 text-muted">Hewannya segera kami umumkan.</p>}
      <ul className={`mt-5 ${cardGrid(animals.length)}`}>
        {animals.map((animal) => (
          <AnimalCard key={animal.animalUid} animal={animal} />
        ))}
      </ul>
    </section>
  );
}

/** In the last hour nothing is ordered any more, but what was ordered is still paid. */
function Deadline({ season: { ordersUntil, takesOrders, isRunning, mostInstalments } }: { season: QurbanSeason }) {
  if (!isRunning) return 'Pendaftaran sudah ditutup.';
  const until = <b className="text-ink">{formatDeadline(ordersUntil)}</b>;
  return takesOrders ? (
    <>
      Pendaftaran dan pelunasan sampai {until}
      {mostInstalments > 1 && `, bisa dicicil sampai ${mostInstalments} kali`}. Pesanan terakhir satu jam sebelumnya.
    </>
  ) : (
    <>Pesanan baru sudah ditutup. Yang sudah pesan masih bisa melunasi sampai {until}.</>
  );
}
