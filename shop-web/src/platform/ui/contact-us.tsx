export const PROBLEM_REPORT_URL = 'https://lapor.patungan.test/';

/** Link to the problem report form, in a new window so that the order stays open. */
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
