import { PROBLEM_REPORT_URL } from '../format/links';

/** Where to reach us: the report form, in a window of its own so that the order stays in sight. */
export const ContactUs = ({ text = 'Hubungi kami' }: { text?: string }) => (
  <a
    href={PROBLEM_REPORT_URL}
    target="_blank"
    rel="noreferrer"
    className="font-semibold text-accent underline underline-offset-2"
  >
    {text}
  </a>
);
