import { Link } from 'react-router';
import { PAGE } from '#contracts/shop-paths';
import { CLAIM_BUTTON } from '#domain/products/subscriptions/access/claim-words';
import { ContactUs } from '../platform/ui/contact-us';
import { InfoPage, InfoSection, TEXT_LINK } from '../platform/ui/info-page';
import { Questions } from '../platform/ui/questions';
import { openingHours } from '../platform/opening-hours';

/** Within the questions, which are made when this file loads. */
const OpeningHours = () => openingHours();

const link = (to: string, text: string) => (
  <Link to={to} className={TEXT_LINK}>
    {text}
  </Link>
);

const QUESTIONS = [
  {
    id: 'memesan',
    title: 'Memesan',
    items: [
      {
        question: 'Apa bedanya Ready dan Pre-Order?',
        answer: (
          <>
            Ready dibayar sekarang dan diproses begitu pembayaranmu dicek dan grupnya siap. Pre-order dibayar setelah
            grup penuh. Selengkapnya di {link(PAGE.preOrderInfo, 'halaman pre-order')}.
          </>
        ),
      },
      {
        question: 'Bisa memilih grup sendiri?',
        answer: 'Bisa. Di halaman layanan, pilih grup yang masih ada kursinya, atau biarkan kami yang mencarikan.',
      },
      {
        question: 'Kenapa aku diminta syarat akun tertentu?',
        answer: (
          <>
            Beberapa provider punya aturan grup keluarga. Daftarnya ada di{' '}
            {link(`${PAGE.customersInfo}#syarat`, 'panduan anggota')}.
          </>
        ),
      },
    ],
  },
  {
    id: 'pembayaran',
    title: 'Pembayaran',
    items: [
      {
        question: 'Dari mana asal harganya?',
        answer: (
          <>
            Cara menghitungnya ada di {link(PAGE.schemeOfPrice, 'skema harga')}, lengkap dengan rinciannya untuk paket
            yang biaya providernya kami umumkan.
          </>
        ),
      },
      {
        question: 'Berapa lama pembayaranku dicek?',
        answer: (
          <>
            Kami mengecek pada jam operasional, setiap hari <OpeningHours /> WIB. Kabarnya masuk ke email dan
            notifikasimu.
          </>
        ),
      },
      {
        question: 'Bukti transferku ditolak. Bagaimana?',
        answer: (
          <>
            Alasannya tertulis di {link(PAGE.orders, 'halaman pesanan')}. Unggah lagi bukti yang terbaca jelas, dengan
            jumlah dan tanggal yang terlihat.
          </>
        ),
      },
      {
        question: 'Aku lewat tenggat. Apakah masih bisa?',
        answer: (
          <>
            Pesanan yang lewat tenggat kedaluwarsa, dan tempatnya dibuka lagi. Selama tempatnya masih ada, kamu bisa{' '}
            {link(PAGE.newPayment.replace('/:id?', ''), 'minta tagihan baru')} untuk pesanan yang sama. Kalau sudah
            tidak ada, buat pesanan baru, ya. Sudah transfer? Jangan transfer lagi, {link(PAGE.contact, 'hubungi kami')}
            .
          </>
        ),
      },
      {
        question: 'Bisa membatalkan pesanan?',
        answer: (
          <>
            Bisa, di {link(PAGE.orders, 'halaman pesanan')}, selama belum lunas dan tidak ada bukti yang sedang kami
            cek. Uang yang sudah masuk jadi kreditmu.
          </>
        ),
      },
    ],
  },
  {
    id: 'grup',
    title: 'Grup dan akses',
    items: [
      {
        question: 'Aku tidak bisa masuk ke akunnya.',
        answer: (
          <>
            Buka {link(PAGE.memberships, 'halaman langganan')}, lalu pilih “{CLAIM_BUTTON.before}” atau “
            {CLAIM_BUTTON.after}”, atau tulis di “Percakapan”. Host grupmu dan tim kami membacanya, dan laporanmu punya
            batas waktu; lewat dari itu uangmu kembali. Jam dan hitungannya ada di{' '}
            {link(PAGE.guarantee, 'halaman jaminan')}.
          </>
        ),
      },
      {
        question: 'Sudah bayar, tapi kursiku masih menunggu grup.',
        answer: (
          <>
            Pembayaranmu sudah kami terima, grupnya yang belum siap. Misalnya Canva menunggu lima orang, atau Netflix TV
            menunggu slot TV. Kalau terlalu lama, uangmu boleh kamu ambil: lihat{' '}
            {link(PAGE.guarantee, 'halaman jaminan')}.
          </>
        ),
      },
      {
        question: 'Bagaimana kalau aku mau jadi host?',
        answer: <>Baca tugas, alur, dan penggantiannya di {link(PAGE.hostInfo, 'halaman host')}.</>,
      },
    ],
  },
];

/** /help: frequent questions. */
export function HelpPage() {
  return (
    <InfoPage title="Bantuan" lead="Jawaban untuk yang paling sering ditanyakan soal pesanan, pembayaran, dan grup.">
      {QUESTIONS.map((section) => (
        <Questions key={section.id} {...section} />
      ))}
      <InfoSection id="jam" title="Masih bingung?">
        <p>
          <ContactUs /> setiap hari, <OpeningHours /> WIB. Sertakan nomor pesananmu supaya lebih cepat kami bantu;
          nomornya ada di {link(PAGE.orders, 'halaman pesanan')}.
        </p>
      </InfoSection>
    </InfoPage>
  );
}
