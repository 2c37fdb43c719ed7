import { PAGE } from '#contracts/shop-paths';
import { part } from '../../platform/router/lazy-part';
import { LinkButton } from '../../platform/ui/button';
import { Bullets, InfoPage, InfoSection } from '../../platform/ui/info-page';
import { Steps } from '../../platform/ui/steps';
import { useGiftSecret } from './gift-secret';

const OpenGift = part(async () => (await import('./open-gift')).OpenGift);

/** /thr, and behind the `#` the secret of a gift: then it is opened here. */
export function ThrPage() {
  const secret = useGiftSecret();
  return (
    <InfoPage
      title="Kirim THR"
      lead="Kirim hadiah hari raya ke satu orang lewat link. Penerimanya memilih rekeningnya sendiri."
    >
      {secret !== null && <OpenGift secret={secret} />}
      <InfoSection id="cara" title="Cara kerjanya">
        <Steps
          steps={[
            ['Isi hadiahnya', 'Tulis untuk siapa, berapa, dan ucapanmu.'],
            ['Bayar', 'Transfer dan unggah buktinya seperti pesanan lain.'],
            ['Buat link', 'Begitu pembayaranmu kami cek, buat link-nya di halaman pesanan dan kirim ke penerimanya.'],
            ['Diambil', 'Penerima masuk, mengisi rekening, dan kami transfer tanpa potongan.'],
          ]}
        />
      </InfoSection>
      <InfoSection id="aman" title="Supaya aman">
        <Bullets
          items={[
            'Siapa pun yang memegang link itu bisa mengambil hadiahnya, jadi kirim hanya ke penerimanya.',
            'Link hilang atau salah kirim? Buat yang baru; link lama langsung tidak berlaku.',
            'Tidak diambil dalam 30 hari? Uangnya kembali kepadamu.',
          ]}
        />
      </InfoSection>
      <div className="mt-8">
        <LinkButton to={PAGE.thrSubmission}>Buat hadiah</LinkButton>
      </div>
    </InfoPage>
  );
}
