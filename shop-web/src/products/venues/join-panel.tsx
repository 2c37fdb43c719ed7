import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { type JoinSlotBody, type SlotView, joinSlotBody, placedSlot } from '#contracts/products/venues/venues.http';
import { PAGE } from '#contracts/shop-paths';
import { formatRupiah } from '#domain/platform/sen';
import { keptText } from '#domain/products/venues/cancelling';
import { isNotFound, messageOf } from '../../platform/api/api-error';
import { Badge } from '../../platform/ui/badge';
import { LinkButton } from '../../platform/ui/button';
import { useDraft } from '../../platform/drafts';
import { FailureNotice } from '../../platform/ui/form-errors';
import { Notice } from '../../platform/ui/notice';
import { Loading, Skeleton } from '../../platform/ui/states';
import { TitledCard } from '../../platform/ui/titled';
import { formatMoment } from '../../platform/wib';
import { type Contact, ContactFields } from '../../sales/orders/contact-fields';
import { PlaceButton } from '../../sales/orders/place-button';
import { UnpaidOrder } from '../../sales/orders/unpaid-order';
import { usePlacing } from '../../sales/orders/use-placing';
import { WithContact } from '../../sales/orders/with-contact';
import { slotQuery } from './semabar.queries';
import { SlotFacts } from './slot-facts';

/** A slot that looks for players, for those who came by its link. */
export function JoinPanel({ slotUid }: { slotUid: string }) {
  const { data: slot, error } = useQuery(slotQuery(slotUid));
  if (error)
    return (
      <Notice className="mt-5" tone="warn" title="Slot ini tidak ditemukan">
        {isNotFound(error) ? 'Mungkin tautannya salah. Pilih jam lain, ya.' : messageOf(error)}
      </Notice>
    );
  if (!slot)
    return (
      <Loading label="Memuat slot…">
        <Skeleton className="mt-5 h-40 !rounded-[14px]" />
      </Loading>
    );
  return (
    <div className="mt-5">
      <TitledCard
        title="Ikut main bareng"
        badge={<Badge tone={slot.canJoin ? 'good' : 'neutral'}>{slot.stateLabel}</Badge>}
      >
        <div className="grid gap-5 md:grid-cols-2 lg:gap-8">
          <div>
            <SlotFacts slot={slot} />
            {slot.state === 'open' && (
              <p className="mt-3 text-sm text-muted">
                Harus lengkap sebelum {formatMoment(slot.cutoffAt)}. Kalau tidak, uangmu kembali penuh. Gratis batal
                sampai waktu itu juga; sesudahnya {keptText(slot.keepPercent)}
              </p>
            )}
          </div>
          <div className="mt-2">
            {slot.canJoin ? (
              <WithContact ask={`Masuk dulu untuk ikut. Bagianmu ${formatRupiah(slot.share)}.`}>
                {(contact) => <JoinForm slot={slot} contact={contact} />}
              </WithContact>
            ) : (
              <Closed slot={slot} />
            )}
          </div>
        </div>
      </TitledCard>
    </div>
  );
}

const Closed = ({ slot }: { slot: SlotView }) =>
  slot.isIn ? (
    <Notice tone="good" title="Kamu sudah ikut slot ini">
      <LinkButton variant="secondary" to={PAGE.orders} className="mt-2">
        Lihat pesananku
      </LinkButton>
    </Notice>
  ) : slot.state !== 'open' ? (
    <Notice title="Slot ini tidak menerima pemain lagi">Pilih jam lain, ya.</Notice>
  ) : slot.players - slot.paid - slot.held > 0 ? (
    <Notice title="Waktunya sudah terlalu mepet">
      Masih ada tempat, tapi waktu bayarnya tinggal sedikit. Pilih jam lain, ya.
    </Notice>
  ) : (
    <Notice title="Tempatnya sedang penuh">Kalau ada yang batal atau tidak jadi bayar, tempatnya terbuka lagi.</Notice>
  );

const FIELDS = ['name', 'email', 'phoneNumber'] as const;

function JoinForm({ slot: { slotUid, share }, contact }: { slot: SlotView; contact: Contact }) {
  const form = useForm<JoinSlotBody>({
    resolver: standardSchemaResolver(joinSlotBody),
    defaultValues: { slotUid, total: share, ...contact },
  });
  const { handleSubmit, trigger, setError, formState } = form;
  const { ref: draftRef, clear: clearDraft } = useDraft(`slot ${slotUid}`);
  const place = usePlacing('/customer/semabar/order/join', placedSlot, { onPlaced: clearDraft, shown: 'semabar' });
  const { errors } = formState;
  return (
    <form
      ref={draftRef}
      noValidate
      className="space-y-4"
      onSubmit={handleSubmit((body) => place.send({ ...body, total: share }, FIELDS, setError))}
    >
      <p className="pair text-lg font-bold">
        <span>Bagianmu</span> <span>{formatRupiah(share)}</span>
      </p>
      <ContactFields known={contact} form={form} />
      <FailureNotice error={place.failed} fields={errors} title="Gagal ikut slot ini" />
      <UnpaidOrder line="venues" hidden={place.isPlaced} />
      <PlaceButton check={() => trigger()} line="venues" busy={place.isPending}>
        Ikut dan lanjut bayar
      </PlaceButton>
    </form>
  );
}
