import { Link } from 'react-router';
import { PAGE } from '#contracts/shop-paths';
import { ELIGIBILITY_RULES } from '#domain/catalogue/scheme/eligibility';
import { schemeEntryOf } from '#domain/catalogue/scheme/entries';
import { Bullets, InfoPage, InfoSection, TEXT_LINK } from '../platform/ui/info-page';
import { Steps } from '../platform/ui/steps';
import { openingHours } from '../platform/opening-hours';

const steps = () => [
  'Pilih layanan dan paket. Kamu bisa memilih grup sendiri atau membiarkan kami mencarikan grup yang paling hampir penuh.',
  'Bayar bagianmu sebelum tenggatnya, lalu unggah bukti transfer yang terbaca jelas.',
  `Tunggu pengecekan kami pada jam operasional, setiap hari ${openingHours()} WIB.`,
  'Terima undangan atau data masuknya, dan mulai pakai.',
];

/** /info/customers: how to be a good member, and the conditions of some providers. */
export function CustomersPage() {
  return (
    <InfoPage
      title="Panduan anggota"
      lead="Patungan enak kalau semua saling jaga. Ini caranya jadi anggota yang baik, dan syarat ikut untuk beberapa layanan."
    >
      <InfoSection id="langkah" title="Dari pesan sampai aktif">
        <Steps steps={steps()} />
      </InfoSection>
      <InfoSection id="sikap" title="Yang kami minta darimu">
        <Bullets
          items={[
            'Tulis email dan nomor WhatsApp yang benar-benar kamu pakai; undangan dan kabar dikirim ke sana.',
            'Pakai kursimu sendiri. Data masuk tidak untuk dibagikan ke luar grup.',
            'Jangan mengganti kata sandi, email, profil orang lain, atau paket di akun grup.',
            'Kalau ada kendala masuk, tulis pesan dengan sopan di halaman langgananmu: dibaca tim kami, dan host kalau grupmu punya.',
            'Kalau tidak jadi ikut, batalkan pesananmu supaya kursinya bisa dipakai orang lain.',
          ]}
        />
      </InfoSection>
      <InfoSection id="syarat" title="Syarat ikut">
        <p>
          Sebagian provider punya aturan sendiri. Kami menanyakannya satu per satu sebelum pesananmu dibuat. Untuk
          Spotify, Apple, dan Google kami juga meminta email akunmu: akun yang sudah bergabung lewat kami baru bisa
          bergabung lagi setelah 12 bulan, dan tanggalnya kami tunjukkan.
        </p>
        <dl className="divide-y divide-line rounded-xl border border-line bg-surface">
          {ELIGIBILITY_RULES.map(({ slug, text, brands }) => (
            <div key={slug} className="px-4 py-3">
              <dt className="font-semibold">{text}</dt>
              <dd className="mt-0.5 text-sm text-muted">
                Berlaku untuk {brands.map((brand) => schemeEntryOf(brand)?.name ?? brand).join(', ')}.
              </dd>
            </div>
          ))}
        </dl>
      </InfoSection>
      <InfoSection id="nama" title="Namamu di grup">
        <p>
          Anggota lain hanya melihat namamu yang disamarkan dan status kursimu. Email, nomor, dan alamatmu tidak pernah
          ditampilkan kepada mereka.
        </p>
        <p>
          Mau bayar lebih murah? Pelajari cara{' '}
          <Link to={PAGE.hostInfo} className={TEXT_LINK}>
            menjadi host
          </Link>
          .
        </p>
      </InfoSection>
    </InfoPage>
  );
}
