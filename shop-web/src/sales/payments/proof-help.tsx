import { shopFacts } from '../../platform/shop-facts';
import { ContactUs } from '../../platform/ui/contact-us';
import { WhatsAppButton } from '../../platform/ui/whatsapp-button';

/** Of a proof that is being checked: whom to ask, and how to mend a wrong picture, since no other proof is taken meanwhile. docs/rules/payments.md#checking */
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
