import { Button } from '../../platform/ui/button';
import { FactList } from '../../platform/ui/fact-list';
import { Modal } from '../../platform/ui/modal';
import type { OrderInput } from './order-input';
import { type OrderedPlan, OrderedPlanSummary } from './ordered-plan';

/** No answer in 20 s. The input is kept, and a retry cannot place a second order. */
export function OrderTimeoutModal({
  plan,
  input,
  isPending,
  onRetry,
  onEdit,
  onClose,
}: {
  plan: OrderedPlan;
  input: OrderInput;
  isPending: boolean;
  onRetry: () => void;
  onEdit: () => void;
  onClose: () => void;
}) {
  const kept: [string, string][] = [
    ['Nama', input.name],
    ['Email', input.email],
    ['Nomor WhatsApp', input.phoneNumber],
    ...(input.eligibility?.accountEmail ? [['Email akun', input.eligibility.accountEmail] as [string, string]] : []),
  ];
  return (
    <Modal title="Server lama menjawab" locked={isPending} onClose={onClose}>
      <p className="mb-4 text-muted">
        Belum ada kabar soal pesananmu. Datamu masih tersimpan di sini, dan mencoba lagi tidak akan membuat pesanan
        dobel.
      </p>
      <OrderedPlanSummary plan={plan} />
      <FactList facts={kept} className="mt-4" />
      <div className="mt-5 space-y-2">
        <Button wide busy={isPending} onClick={onRetry}>
          {isPending ? 'Mencoba lagi…' : 'Coba lagi'}
        </Button>
        <Button wide variant="quiet" disabled={isPending} onClick={onEdit}>
          Ubah data
        </Button>
      </div>
    </Modal>
  );
}
