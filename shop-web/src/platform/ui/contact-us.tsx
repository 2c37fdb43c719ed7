import { Link } from 'react-router';
import { PAGE } from '#contracts/shop-paths';

/** Link to the contact page, in a new window so that the order stays open. The message there names the `order`. */
export const ContactUs = ({ text = 'Hubungi kami', order }: { text?: string; order?: string }) => (
  <Link
    to={order ? `${PAGE.contact}?order=${order}` : PAGE.contact}
    reloadDocument
    target="_blank"
    className="font-semibold text-accent underline underline-offset-2"
  >
    {text}
  </Link>
);
