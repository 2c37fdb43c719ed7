import { Link } from 'react-router';
import { PAGE } from '#contracts/shop-paths';
import { part } from '../platform/router/lazy-part';
import { BrandRing } from '../platform/ui/brand-ring';
import { Bullets, InfoPage, InfoSection, TEXT_LINK } from '../platform/ui/info-page';
import { openingHours } from '../platform/opening-hours';
import { Company } from '../platform/ui/company';

const Portfolio = part(async () => (await import('./banner-cards')).BannerCards);

/** /about-us */
export function AboutUsPage() {
  return (
    <InfoPage
      title="Tentang Patungan"
      lead="Platform pertama di Indonesia untuk patungan langganan premium: bayar bagianmu saja, sisanya ditanggung bersama."
    >
      <BrandRing seats={4} taken={3} className="mt-8 size-24 text-brand" />
      <InfoSection id="kenapa" title="Kenapa ada Patungan">
        <p>
          Banyak langganan dijual untuk keluarga atau tim, padahal kamu hanya butuh satu kursi. Sejak 2020 kami
          mempertemukan orang-orang yang butuh hal yang sama, membagi harganya rata, dan mengurus yang ribet: mencari
          anggota, menagih, dan membantu sampai semua bisa masuk.
        </p>
      </InfoSection>
      <InfoSection id="pegangan" title="Janji kami">
        <Bullets
          items={[
            <>
              Harga terbuka. Cara menghitungnya ada di{' '}
              <Link to={PAGE.schemeOfPrice} className={TEXT_LINK}>
                skema harga
              </Link>
              .
            </>,
            'Ukuran grup tetap. Satu kursi tidak pernah dijual dua kali.',
            'Host diganti penuh sesuai hitungan, dengan catatan yang bisa diperiksa.',
            'Data secukupnya. Anggota lain hanya melihat namamu yang disamarkan.',
          ]}
        />
      </InfoSection>
      <div className="mt-8">
        <Portfolio type="portfolio" title="Yang sudah kami kerjakan" />
      </div>
      <InfoSection id="jam" title="Jam operasional">
        <p>
          Kami buka setiap hari, {openingHours()} WIB. Patungan terdaftar sebagai penyelenggara media elektronik. Merek
          layanan yang disebut di situs ini milik pemiliknya masing-masing; kami tidak berafiliasi dengan mereka.
        </p>
      </InfoSection>
      <Company />
    </InfoPage>
  );
}
