import { Link } from 'react-router';
import { PAGE } from '#contracts/shop-paths';
import { ContactUs } from '../../platform/ui/contact-us';
import { TEXT_LINK } from '../../platform/ui/info-page';

/** The way to help, in a quiet line of every page of an order. */
export const OrderHelp = ({ order, className }: { order: string; className?: string }) => (
  <p className={`text-sm text-muted ${className ?? ''}`}>
    Ada kendala? Baca{' '}
    <Link to={PAGE.help} className={TEXT_LINK}>
      pusat bantuan
    </Link>{' '}
    atau <ContactUs text="tanya kami" order={order} />; nomor pesananmu sudah kami isikan.
  </p>
);
