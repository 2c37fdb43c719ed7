import { BlockBanner } from '../../identity/blacklist/block-banner';
import { EmailBanner } from '../../identity/email-password/email-banner';

/** Notices above every page of a signed-in visitor: blocked account, unverified e-mail. They load after the header. */
export function AccountNotices() {
  return (
    <>
      <BlockBanner />
      <EmailBanner />
    </>
  );
}
