import { useNavigate, useParams } from 'react-router';
import { PAGE } from '#contracts/shop-paths';
import { Button } from '../../platform/ui/button';
import { ContactUs } from '../../platform/ui/contact-us';
import { FailureNotice } from '../../platform/ui/form-errors';
import { usePageTitle } from '../../platform/ui/page-head';
import { useAskForInvoice } from './additional-payment.queries';
import { OrderNumberForm } from './order-number-form';

/** /new-payment/{id?} : a new invoice of one's own order; `id` is the number or the uid of the order. */
export function NewPaymentPage() {
  usePageTitle('Tagihan baru');
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const ask = useAskForInvoice();
  return (
    <div className="column py-6 sm:py-10">
      <h1 className="text-2xl font-bold">Tagihan baru</h1>
      <p className="mt-1 text-muted">
        Batas bayar pesananmu sudah lewat? Kalau tempatnya masih ada, pesananmu kami buka lagi dengan tagihan dan batas
        waktu baru.
      </p>
      {id ? (
        <div className="card mt-5 space-y-4 p-5">
          <p>
            <span className="block text-sm text-muted">Pesanan</span>
            <b className="break-words">{id}</b>
          </p>
          <FailureNotice error={ask.error} fields={{}} title="Tagihan belum dibuat" />
          <Button
            wide
            busy={ask.isPending}
            onClick={() => ask.mutate(id, { onSuccess: ({ redirectUrl }) => void navigate(redirectUrl) })}
          >
            Buat tagihan
          </Button>
        </div>
      ) : (
        <OrderNumberForm
          send="Lanjut"
          onNumber={(number) => void navigate(PAGE.newPayment.replace(':id?', encodeURIComponent(number)))}
        />
      )}
      <p className="mt-5 text-sm text-muted">
        Sudah terlanjur transfer? <ContactUs text="Hubungi kami" /> supaya dananya kami cocokkan.
      </p>
    </div>
  );
}
