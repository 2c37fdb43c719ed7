import { Link } from 'react-router';
import { PAGE } from '#contracts/shop-paths';
import { CLAIM_HOURS } from '#domain/products/subscriptions/access/access-claim';
import { CLAIM_BUTTON, READY_BY, SOLVE_PROMISE } from '#domain/products/subscriptions/access/claim-words';
import { ACCOUNT_STATUS, ACCOUNT_STATUS_LABEL } from '#domain/products/subscriptions/accounts/account-status';
import { MONEY_BACK_AFTER_HOURS } from '#domain/products/subscriptions/accounts/money-back';
import { REFUND_USUALLY } from '#domain/sales/refunds/refund-words';
import { statusWordOf } from '#domain/products/subscriptions/accounts/seat-state';
import { openingHours } from '../../../platform/opening-hours';
import { Company } from '../../../platform/ui/company';
import { Drawing } from '../../../platform/ui/drawing';
import { InfoPage, TEXT_LINK } from '../../../platform/ui/info-page';
import { Questions } from '../../../platform/ui/questions';
import { TrustList } from '../../../platform/ui/trust-list';

/** The word and the fixed label of a paid seat that waits: the money back of a rule is for it alone. */
const WAITING = `${statusWordOf(ACCOUNT_STATUS.pending)} (${ACCOUNT_STATUS_LABEL.pending})`;

/** What the shop promises, in the order in which a member meets it. Each number is that of the rule which keeps it. */
const PROMISES = [
  {
    drawing: 'guarantee-paid',
    figure: 'Aman di kami',
    title: 'Kamu membayar ke Patungan, bukan ke orang lain',
    text: 'Uang host kami ganti hanya setelah bukti pembeliannya kami periksa.',
  },
  {
    drawing: 'guarantee-wait',
    figure: `${MONEY_BACK_AFTER_HOURS} jam`,
    title: READY_BY,
    text: 'Grupmu belum siap? Minta uangmu di halaman langgananmu, tanpa alasan. Semua kembali.',
  },
  {
    drawing: 'guarantee-help',
    figure: `${CLAIM_HOURS.solve} jam`,
    title: 'Belum dapat akses, atau tidak bisa masuk? Lapor',
    text: `Dijawab paling lama ${CLAIM_HOURS.answer} jam dan beres paling lama ${CLAIM_HOURS.solve} jam sejak kamu lapor di jam buka.`,
  },
  {
    drawing: 'guarantee-back',
    figure: 'Otomatis',
    title: 'Tidak beres? Pengembalian berjalan tanpa kamu minta',
    text: 'Belum pernah bisa dipakai? Kembali penuh. Sudah sempat dipakai? Sisa harinya kami kembalikan.',
  },
] as const;

/** The rules behind the promises, each as the question that leads to it. */
const sections = () => [
  {
    id: 'akses',
    title: 'Akses dan laporan',
    items: [
      {
        question: 'Mulai kapan masa langgananku dihitung?',
        answer:
          'Masa langgananmu mulai dihitung pada hari login atau undangan pertamamu siap, bukan pada hari kamu bayar. Sebelum itu tidak ada hari yang hilang dan tidak ada tagihan perpanjangan.',
      },
      {
        question: 'Di mana aku melapor?',
        answer: `Di halaman langgananmu: tekan "${CLAIM_BUTTON.before}", atau "${CLAIM_BUTTON.after}" begitu aksesnya kami berikan.`,
      },
      {
        question: `Sejak kapan ${CLAIM_HOURS.solve} jam itu dihitung?`,
        answer: `Sejak kamu lapor, kalau kami sedang buka (${openingHours()} WIB). Lapor di luar jam itu dihitung sejak kami buka lagi. Sekali mulai, jamnya jalan terus, juga malam hari.`,
      },
      {
        question: 'Apa yang perlu kulakukan setelah akses dikirim?',
        answer: `Bilang bisa atau tidak dalam ${CLAIM_HOURS.silence} jam. Kalau diam, kami anggap bisa; selama masa aktif kamu tetap boleh lapor.`,
      },
      {
        question: 'Siapa yang menutup laporanku?',
        answer:
          'Kamu, begitu kursimu bisa dipakai. Tim kami juga bisa menutup laporanmu: karena sudah beres, atau ditolak karena tidak terbukti. Alasannya selalu tertulis di halaman langgananmu, dan kamu boleh lapor lagi.',
      },
    ],
  },
  {
    id: 'uang',
    title: 'Uang kembali',
    items: [
      {
        question: `Sejak kapan ${MONEY_BACK_AFTER_HOURS} jam itu dihitung?`,
        answer: `Sejak lunas, yaitu begitu pembayaranmu kami konfirmasi. Uang kembali itu untuk kursi yang sudah dibayar dan masih ${WAITING}.`,
      },
      {
        question: 'Berapa yang kembali kalau laporanku tidak beres?',
        answer:
          'Semua, kalau kursimu belum pernah dipastikan bisa dipakai. Kalau sudah, sisa harinya: dihitung mulai sehari setelah kamu lapor, dibulatkan ke atas. Saat pengembaliannya tercatat, kursimu dilepas.',
      },
      {
        question: 'Kapan uangnya sampai?',
        answer: `Uangmu ditransfer ke rekeningmu oleh tim kami, biasanya dalam ${REFUND_USUALLY}. Sampai mana jalannya tertulis di halaman pesanan.`,
      },
      {
        question: 'Bagaimana kalau bukti perpanjanganku masih diperiksa?',
        answer: 'Pengembaliannya menunggu sampai bukti itu selesai kami periksa.',
      },
      {
        question: 'Bagaimana kalau aku keluar di tengah masa aktif?',
        answer:
          'Uang masa yang sedang berjalan tidak kembali, karena langganannya sudah dibeli. Masa yang sudah dibayar tetapi belum mulai kembali utuh sebagai kredit.',
      },
      {
        question: 'Jaminan ini untuk siapa?',
        answer: (
          <>
            Untuk anggota grup langganan. Pre-order baru dibayar setelah grupnya penuh. Hitungan untuk host ada di{' '}
            <Link to={PAGE.hostInfo} className={TEXT_LINK}>
              halaman host
            </Link>
            , aturan lengkapnya di{' '}
            <Link to={PAGE.termsOfUse} className={TEXT_LINK}>
              syarat penggunaan
            </Link>
            .
          </>
        ),
      },
    ],
  },
];

/** /jaminan: when the money comes back, how much, and in how many hours. */
export function GuaranteePage() {
  return (
    <InfoPage wide title="Jaminan Patungan" lead={SOLVE_PROMISE}>
      <TrustList className="mt-4" />
      <ol className="mt-6 grid grid-cols-1 gap-3 sm:gap-4 md:grid-cols-2">
        {PROMISES.map(({ drawing, figure, title, text }) => (
          <li key={title} className="card p-5">
            <Drawing name={drawing} className="float-right ml-3 size-20 lg:size-40" />
            <p className="text-2xl font-bold text-accent">{figure}</p>
            <h2 className="mt-2 font-bold">{title}</h2>
            <p className="mt-1 text-sm text-muted">{text}</p>
          </li>
        ))}
      </ol>
      <div className="grid grid-cols-1 items-start gap-x-4 md:grid-cols-2">
        {sections().map((section, index) => (
          <Questions key={section.id} {...section} opensFirst={index === 0} />
        ))}
      </div>
      <Company />
    </InfoPage>
  );
}
