import { Link } from 'react-router';
import { PAGE } from '#contracts/shop-paths';
import { InfoPage, InfoSection, TEXT_LINK } from '../../platform/ui/info-page';
import { Contacts } from './contacts';

/** /contact, unless CONTACT_URL names another site. */
export function ContactPage() {
  return (
    <InfoPage title="Hubungi kami" lead="Kami menjawab setiap hari, 09.00-21.00 WIB.">
      <InfoSection id="cara" title="Lewat mana?">
        <Contacts subject="Halo Patungan" />
        <p className="text-muted">
          Soal pesanan? Sertakan nomornya, ada di{' '}
          <Link to={PAGE.orders} className={TEXT_LINK}>
            halaman pesanan
          </Link>
          . Mungkin jawabannya juga sudah ada di{' '}
          <Link to={PAGE.help} className={TEXT_LINK}>
            pusat bantuan
          </Link>
          .
        </p>
      </InfoSection>
    </InfoPage>
  );
}
