import { BlockBanner } from '../../features/blacklist/block-banner';
import { EmailBanner } from '../../features/identity/email-banner';

/** What a signed-in visitor is told on every page; others never load it. */
export function AccountNotices() {
  return (
    <>
      <BlockBanner />
      <EmailBanner />
    </>
  );
}
