import { Link } from 'react-router';
import { PAGE } from '#contracts/shop-paths';
import { CLAIM_HOURS } from '#domain/products/subscriptions/access/access-claim';
import { CLAIM_BUTTON, SOLVE_PROMISE } from '#domain/products/subscriptions/access/claim-words';
import { ACCOUNT_STATUS, ACCOUNT_STATUS_LABEL } from '#domain/products/subscriptions/accounts/account-status';
import { MONEY_BACK_AFTER_HOURS } from '#domain/products/subscriptions/accounts/money-back';
import { REFUND_USUALLY } from '#domain/sales/refunds/refund-words';
import { statusWordOf } from '#domain/products/subscriptions/accounts/seat-state';
import { openingHours } from '../../../platform/opening-hours';
import { Drawing } from '../../../platform/ui/drawing';
import { Bullets, InfoPage, InfoSection, TEXT_LINK } from '../../../platform/ui/info-page';

/** The word and the fixed label of a paid seat that waits: the money back of a rule is for it alone. */
const WAITING = `${statusWordOf(ACCOUNT_STATUS.pending)} (${ACCOUNT_STATUS_LABEL.pending})`;

/** What the shop promises, in the order in which a member meets it. Each number is that of the rule which keeps it. */
const promises = () =>
  [
    {
      drawing: 'guarantee-paid',
      figure: 'Aman di kami',
      title: 'Kamu membayar ke Patungan, bukan ke orang lain',
      text: 'Uang host kami ganti hanya setelah bukti pembeliannya kami periksa. Pre-order baru dibayar setelah grupnya penuh.',
    },
    {
      drawing: 'guarantee-wait',
      figure: `${MONEY_BACK_AFTER_HOURS} jam`,
      title: `Grupmu belum siap dalam ${MONEY_BACK_AFTER_HOURS} jam? Uangmu boleh diambil`,
      text: `Ini untuk kursi yang sudah dibayar dan masih ${WAITING}. Dihitung sejak pembayaranmu dikonfirmasi; mintanya di halaman langgananmu, tanpa alasan, semua kembali.`,
    },
    {
      drawing: 'guarantee-help',
      figure: `${CLAIM_HOURS.solve} jam`,
      title: `Belum dapat akses, atau tidak bisa masuk? Beres paling lama ${CLAIM_HOURS.solve} jam`,
      text: `Tekan "${CLAIM_BUTTON.before}" atau "${CLAIM_BUTTON.after}". Dijawab paling lama ${CLAIM_HOURS.answer} jam dan beres paling lama ${CLAIM_HOURS.solve} jam sejak kamu lapor.`,
    },
    {
      drawing: 'guarantee-back',
      figure: 'Otomatis',
      title: 'Tidak beres? Pengembalian berjalan otomatis',
      text: 'Lewat batas itu uangmu kembali tanpa kamu minta: semua kalau belum pernah dipastikan bisa dipakai, sisa harinya kalau sudah.',
    },
  ] as const;

/** /jaminan: when the money comes back, how much, and in how many hours. */
export function GuaranteePage() {
  return (
    <InfoPage wide title="Jaminan Patungan" lead={`${SOLVE_PROMISE} Ini aturannya, lengkap dengan jamnya.`}>
      <ol className="mt-6 grid grid-cols-1 gap-3 sm:gap-4 md:grid-cols-2">
        {promises().map(({ drawing, figure, title, text }) => (
          <li key={title} className="card p-5">
            <Drawing name={drawing} className="float-right ml-3 size-24 lg:size-40" />
            <p className="text-2xl font-bold text-accent">{figure}</p>
            <h2 className="mt-2 font-bold">{title}</h2>
            <p className="mt-1 text-sm text-muted">{text}</p>
          </li>
        ))}
      </ol>
      <div className="max-w-prose">
        <InfoSection id="catatan" title="Yang perlu kamu tahu">
          <Bullets
            items={[
              'Masa langgananmu mulai dihitung pada hari login atau undangan pertamamu siap, bukan pada hari kamu bayar. Sebelum itu tidak ada hari yang hilang dan tidak ada tagihan perpanjangan. Sesudahnya, hari tanpa akses kamu laporkan seperti di atas.',
              `Kedua batas laporan berjalan di jam buka (${openingHours()} WIB): di luar itu, dihitung sejak kami buka lagi. Tombolnya ada di halaman langgananmu; yang kedua muncul begitu aksesnya kami berikan.`,
              'Sisa hari dihitung mulai sehari setelah kamu lapor, dibulatkan ke atas. Saat pengembaliannya tercatat, kursimu dilepas.',
              `Setelah login atau undanganmu kami kirim, bilang bisa atau tidak dalam ${CLAIM_HOURS.silence} jam. Kalau diam, kami anggap bisa; selama masa aktif kamu tetap boleh lapor.`,
              'Tim kami juga bisa menutup laporanmu: karena sudah beres, atau ditolak karena tidak terbukti. Alasannya selalu tertulis di halaman langgananmu, dan kamu boleh lapor lagi.',
              'Batasnya lewat saat bukti perpanjanganmu masih kami periksa? Pengembaliannya menunggu sampai bukti itu selesai kami periksa.',
              'Keluar di tengah masa aktif: uang masa yang sedang berjalan tidak kembali, karena langganannya sudah dibeli. Masa yang sudah dibayar tetapi belum mulai kembali utuh sebagai kredit.',
              `Uang yang kembali ditransfer ke rekeningmu oleh tim kami, biasanya dalam ${REFUND_USUALLY}. Sampai mana jalannya tertulis di halaman pesanan.`,
              <>
                Jaminan ini untuk anggota grup langganan. Hitungan untuk host ada di{' '}
                <Link to={PAGE.hostInfo} className={TEXT_LINK}>
                  halaman host
                </Link>
                , aturan lengkapnya di{' '}
                <Link to={PAGE.termsOfUse} className={TEXT_LINK}>
                  syarat penggunaan
                </Link>
                .
              </>,
            ]}
          />
        </InfoSection>
      </div>
    </InfoPage>
  );
}
