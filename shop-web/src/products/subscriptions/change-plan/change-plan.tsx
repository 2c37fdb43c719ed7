import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { VariantView } from '#contracts/catalogue/catalogue.http';
import { type OtherSeat, changedVariant, otherSeat } from '#contracts/products/subscriptions/change-variant.http';
import type { OrderDetail } from '#contracts/sales/orders.http';
import { waitingSeat } from '#domain/products/subscriptions/groups/seat-promise';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { formatRupiah } from '#domain/platform/sen';
import { providerQuery } from '../../../catalogue/providers/catalogue.queries';
import { api } from '../../../platform/api/api';
import { Button } from '../../../platform/ui/button';
import { FailureNotice } from '../../../platform/ui/form-errors';
import { Modal } from '../../../platform/ui/modal';
import { Unsettled } from '../../../platform/ui/states';
import { TitledCard } from '../../../platform/ui/titled';
import { toast } from '../../../platform/ui/toast';
import { type OtherPlan, otherPlans } from './other-plans';

/** Seats are taken meanwhile. */
const SEATS_STALE_MS = 5_000;

/** What a member's unpaid order needs to be changed. */
export interface UnpaidSeat {
  orderUid: string;
  variantUid: string;
  providerSlug: string;
  total: number;
}

/** The order as long as its plan may be changed; null otherwise. */
export const changeableSeat = (order: OrderDetail): UnpaidSeat | null =>
  order.account?.role === 'regular' &&
  order.payment === null &&
  // A part may have been paid by credit.
  order.additionalOrder === null &&
  (order.status === ORDER_STATUS.awaitingPayment || order.status === ORDER_STATUS.waitingForGroup)
    ? {
        orderUid: order.orderUid,
        variantUid: order.account.variantUid,
        providerSlug: order.providerSlug,
        total: order.grandTotal,
      }
    : null;

/** Offered while there is another plan. */
export function ChangePlan({ seat }: { seat: UnpaidSeat }) {
  const [asking, setAsking] = useState(false);
  const { data: provider, isLoading } = useQuery(providerQuery(seat.providerSlug));
  const plans = provider ? otherPlans(provider, seat.variantUid) : [];
  if (plans.length === 0) return isLoading && <Unsettled />;
  return (
    <TitledCard title="Mau paket lain?">
      <p className="mt-1 text-muted">
        Selama belum ada yang kamu bayar atau kirim buktinya, paketnya masih bisa diganti. Batas waktu bayarnya tidak
        berubah.
      </p>
      <Button variant="secondary" className="mt-3" onClick={() => setAsking(true)}>
        Ganti paket
      </Button>
      {asking && <ChangeDialog seat={seat} plans={plans} onClose={() => setAsking(false)} />}
    </TitledCard>
  );
}

function ChangeDialog({ seat, plans, onClose }: { seat: UnpaidSeat; plans: OtherPlan[]; onClose: () => void }) {
  const [chosen, setChosen] = useState(plans[0]!.variant.uid);
  const change = useChangePlan(seat.orderUid);
  const { data: others } = useQuery(otherSeatsQuery(seat.orderUid));
  const seatWith = (variantUid: string) => others?.find((other) => other.variantUid === variantUid);
  const isOut = seatWith(chosen)?.isOut === true;
  const plan = plans.find(({ variant }) => variant.uid === chosen)?.variant;
  const confirm = () =>
    plan &&
    change.mutate(readOf(plan, seatWith(chosen)), {
      onSuccess: ({ grandTotal }) => {
        onClose();
        toast('success', `Paketmu sudah diganti. Totalnya sekarang ${formatRupiah(grandTotal)}.`);
      },
    });
  return (
    <Modal title="Ganti paket" locked={change.isPending} onClose={onClose}>
      <fieldset className="space-y-2">
        <legend className="mb-2 text-muted">Sekarang {formatRupiah(seat.total)}.</legend>
        {plans.map(({ variant, description }) => (
          <label
            key={variant.uid}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-xl border border-edge p-3 has-checked:border-brand has-checked:bg-tint"
          >
            <input
              type="radio"
              name="paket"
              className="size-5 shrink-0"
              checked={variant.uid === chosen}
              onChange={() => setChosen(variant.uid)}
            />
            <span className="min-w-0 flex-1">
              <b className="block">
                {variant.packageName}, {variant.durationLabel}
              </b>
              <span className="block text-sm text-muted">{description}</span>
              <span className="block min-h-5 text-sm">{seatWords(seatWith(variant.uid))}</span>
            </span>
            <b className="shrink-0">{formatRupiah(variant.grandTotal)}</b>
          </label>
        ))}
      </fieldset>
      <FailureNotice error={change.error} className="mt-4" />
      <div className="mt-5 flex flex-col gap-2 sm:flex-row-reverse">
        {/* Not before it is known what becomes of the seat. */}
        <Button busy={change.isPending} disabled={!others || isOut || !plan} onClick={confirm}>
          Ganti paket
        </Button>
        <Button variant="secondary" disabled={change.isPending} onClick={onClose}>
          Tidak jadi
        </Button>
      </div>
    </Modal>
  );
}

/** What a plan does to the seat, before it is chosen; of one that stays the page says what it waits for. */
export function seatWords(seat: OtherSeat | undefined): string {
  if (!seat) return '';
  if (seat.isOut) return 'Slot TV habis.';
  if (!seat.moves) return 'Kursimu tetap di grupmu.';
  return ['Kursimu pindah ke grup lain.', seat.waitsFor && waitingSeat(seat.waitsFor)].filter(Boolean).join(' ');
}

const readOf = ({ uid: variantUid, grandTotal: total }: VariantView, seat: OtherSeat | undefined) => ({
  variantUid,
  total,
  ...(seat && { moves: seat.moves, waitsFor: seat.waitsFor }),
});

const otherSeatsQuery = (orderUid: string) =>
  queryOptions({
    queryKey: ['orders', 'other-seats', orderUid],
    queryFn: ({ signal }) => api.get('/customer/variant', z.array(otherSeat), { query: { orderUid }, signal }),
    staleTime: SEATS_STALE_MS,
  });

function useChangePlan(orderUid: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (asked: ReturnType<typeof readOf>) =>
      api.patch('/customer/variant', { orderUid, ...asked }, changedVariant),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['orders'] }),
        queryClient.invalidateQueries({ queryKey: ['memberships'] }),
        queryClient.invalidateQueries({ queryKey: ['payments'] }),
        queryClient.invalidateQueries({ queryKey: ['catalogue', 'groups'] }),
        // A refusal may say another price.
        queryClient.invalidateQueries({ queryKey: ['catalogue', 'provider'] }),
      ]),
  });
}
