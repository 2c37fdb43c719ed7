import { PRIVACY_VERSION } from '#domain/identity/privacy/terms';
import { formatDate } from '../platform/wib';
import { Bullets, InfoPage, InfoSection } from '../platform/ui/info-page';
import { openingHours } from '../platform/opening-hours';

/** /privacy-policy under UU 27/2022 (Pelindungan Data Pribadi). States only what the product stores and does. */
export function PrivacyPolicyPage() {
  return (
    <InfoPage
      title="Kebijakan privasi"
      lead={`Data apa yang kami simpan, untuk apa, dan apa hakmu menurut UU Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi. Berlaku sejak ${formatDate(PRIVACY_VERSION)}.`}
    >
      <InfoSection id="data" title="Data yang kami simpan">
        <Bullets
          items={[
            'Nama, email, dan nomor telepon yang kamu isi saat mendaftar dan memesan.',
            'Pesanan, pembayaran, dan bukti transfer yang kamu unggah.',
            'Rekening host, untuk mengirim penggantian.',
            'Tanda perangkat dan sesi masukmu, supaya akunmu aman. Kata sandi hanya kami simpan dalam bentuk teracak yang tidak bisa dibaca kembali.',
          ]}
        />
        <p>Kami tidak menyimpan data kartu pembayaran.</p>
      </InfoSection>
      <InfoSection id="guna" title="Untuk apa dipakai">
        <p>
          Untuk menjalankan pesananmu: menempatkanmu di grup, mengecek pembayaran, mengirim undangan dan kabar,
          mengganti uang host, dan memenuhi kewajiban pembukuan. Data itu tidak kami jual dan tidak kami pakai untuk
          iklan.
        </p>
      </InfoSection>
      <InfoSection id="lihat" title="Siapa yang bisa melihat">
        <Bullets
          items={[
            'Kamu sendiri dan admin yang mengurus pesananmu. Setiap tindakan admin tercatat.',
            'Anggota lain hanya melihat nama yang disamarkan dan status kursi.',
            'Provider menerima yang diperlukan untuk undangan, biasanya alamat emailmu.',
            'Bukti transfer hanya bisa dibuka pemiliknya dan admin, lewat tautan yang berlaku singkat.',
          ]}
        />
      </InfoSection>
      <InfoSection id="cookie" title="Cookie dan penyimpanan di peramban">
        <p>
          Cookie kami pakai untuk menjaga kamu tetap masuk, paling lama 90 hari, dan penyimpanan peramban untuk pilihan
          seperti mode gelap. Keluar dari akun menghapus cookie sesimu.
        </p>
      </InfoSection>
      <InfoSection id="simpan" title="Berapa lama disimpan">
        <p>Selama akunmu ada. Catatan transaksi kami simpan selama diwajibkan hukum, walaupun akunmu sudah dihapus.</p>
      </InfoSection>
      <InfoSection id="hak" title="Hakmu">
        <Bullets
          items={[
            'Melihat dan mendapatkan salinan datamu.',
            'Memperbaiki data yang keliru.',
            'Menarik persetujuan dan meminta datamu dihapus.',
            'Mengajukan keberatan atas cara kami memproses datamu.',
          ]}
        />
        <p>
          Hubungi kami pada jam operasional, setiap hari {openingHours()} WIB. Permintaanmu kami jawab paling lambat 3 ×
          24 jam.
        </p>
      </InfoSection>
    </InfoPage>
  );
}
