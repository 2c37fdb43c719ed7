import { shopFacts } from '../../platform/shop-facts';
import { ContactUs } from '../../platform/ui/contact-us';
import { WhatsAppButton } from '../../platform/ui/whatsapp-button';

/** Shown while a proof is being checked: a second one cannot be uploaded until then, so a wrong picture has to be sent to the shop as a message. docs/rules/payments.md#checking */
export const ProofHelp = ({ order }: { order: string }) => (
  <div className="mt-4 space-y-2">
    <WhatsAppButton order={order} />
    <p className="text-sm text-muted">
      Salah unggah?{' '}
      {shopFacts().whatsapp ? (
        'Kirim foto yang benar lewat WhatsApp, sebut nomor pesananmu.'
      ) : (
        <>
          <ContactUs text="Hubungi kami" order={order} /> dengan foto yang benar.
        </>
      )}
    </p>
  </div>
);
