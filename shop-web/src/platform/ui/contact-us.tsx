import { Link } from 'react-router';
import { PAGE } from '#contracts/shop-paths';

/** Link to the contact page, in a new window so that the order stays open. */
export const ContactUs = ({ text = 'Hubungi kami' }: { text?: string }) => (
  <Link
    to={PAGE.contact}
    reloadDocument
    target="_blank"
    className="font-semibold text-accent underline underline-offset-2"
  >
    {text}
  </Link>
);
