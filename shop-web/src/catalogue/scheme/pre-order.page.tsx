import { Link } from 'react-router';
import { schemeOfProviderPath } from '#contracts/shop-paths';
import { durationLabel } from '#domain/catalogue/duration-label';
import { morningOf } from '#domain/platform/opening-times';
import { Bullets, InfoPage, InfoSection, TEXT_LINK } from '../../platform/ui/info-page';
import { Steps } from '../../platform/ui/steps';
import { useScheme } from './scheme-store';
import { openingHours } from '../../platform/opening-hours';

const STEPS = [
  'Pilih paket bertanda Pre-Order dan pesan kursimu. Belum ada yang perlu dibayar.',
  'Lihat grupnya terisi di halaman pesananmu. Kamu boleh membatalkan kapan saja sebelum grup penuh.',
  'Begitu kursi terakhir terisi, kami menghubungimu untuk membayar. Kamu punya waktu 24 jam.',
  'Unggah bukti transfernya. Setelah semua anggota membayar, langganannya dibeli dan kursimu aktif; di grup yang sudah berjalan, begitu pembayaranmu dikonfirmasi.',
];

/** /info/pre-order: Ready and Pre-Order explained, and which plans are pre-order. */
export function PreOrderPage() {
  const waiting = useScheme()
    .brands.map((provider) => ({ ...provider, plans: provider.plans.filter(({ isPo }) => isPo) }))
    .filter(({ plans }) => plans.length > 0);
  return (
    <InfoPage
      title="Apa itu pre-order?"
      lead="Paket pre-order dibayar setelah grupnya penuh. Kursimu kami simpan dulu, uangmu belum perlu ke mana-mana."
    >
      <InfoSection id="beda" title="Ready dan Pre-Order">
        <Bullets
          items={[
            <>
              <b>Ready</b>: diproses setelah pembayaranmu kami cek. Paket TV Netflix Ready selama slot TV-nya masih ada.
            </>,
            <>
              <b>Pre-Order</b>: menunggu sampai grup penuh, lalu kami menghubungimu untuk membayar.
            </>,
            <>
              <b>Canva</b>: dibayar seperti Ready, tetapi baru diproses setelah lima orang terkonfirmasi, yaitu satu
              host dan empat reguler.
            </>,
          ]}
        />
      </InfoSection>
      <InfoSection id="alur" title="Alurnya">
        <Steps steps={STEPS} />
      </InfoSection>
      <InfoSection id="tenggat" title="Kalau belum sempat bayar">
        <p>
          Tenggat yang jatuh di luar jam operasional ({openingHours()} WIB) kami geser ke pukul{' '}
          {morningOf(openingHours())} WIB berikutnya, dan kami mengingatkanmu tiga jam sebelumnya. Lewat dari itu
          kursimu dibuka lagi untuk orang lain.
        </p>
      </InfoSection>
      <InfoSection id="paket" title="Paket yang pre-order">
        <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
          {waiting.map(({ slug, name, plans }) => (
            <li key={slug} className="flex flex-wrap justify-between gap-x-4 px-4 py-3 text-sm">
              <Link to={schemeOfProviderPath(slug)} className={TEXT_LINK}>
                {name}
              </Link>
              <span className="text-muted">
                {plans
                  .map(({ name: plan, months, treatments }) => `${plan} (${durationLabel(months, treatments)})`)
                  .join(', ')}
              </span>
            </li>
          ))}
        </ul>
      </InfoSection>
    </InfoPage>
  );
}
