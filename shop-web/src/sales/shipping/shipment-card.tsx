import { useMutation, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useState } from 'react';
import type { ShipmentView } from '#contracts/sales/shipping.http';
import { formatPhone } from '#domain/platform/phone';
import type { ShipmentState } from '#domain/sales/shipping/shipment';
import { anything, api } from '../../platform/api/api';
import { Badge, type BadgeTone } from '../../platform/ui/badge';
import { Button } from '../../platform/ui/button';
import { ConfirmDialog } from '../../platform/ui/confirm-dialog';
import { CopyButton } from '../../platform/ui/copy-button';
import { TitledCard } from '../../platform/ui/titled';
import { formatDateTime } from '../../platform/wib';

const TONE: Record<ShipmentState, BadgeTone> = {
  waiting: 'warn',
  'awaiting-goods': 'info',
  'to-pack': 'info',
  ready: 'good',
  shipped: 'info',
  delivered: 'good',
  returned: 'neutral',
  cancelled: 'neutral',
};

export const ShipmentBadge = ({ shipment: { state, stateLabel } }: { shipment: ShipmentView }) => (
  <Badge tone={TONE[state]}>{stateLabel}</Badge>
);

const STEPS: Record<ShipmentView['method'], readonly (readonly [ShipmentState, string])[]> = {
  courier: [
    ['waiting', 'Dipesan'],
    ['to-pack', 'Disiapkan'],
    ['shipped', 'Dikirim'],
    ['delivered', 'Diterima'],
  ],
  pickup: [
    ['waiting', 'Dipesan'],
    ['to-pack', 'Disiapkan'],
    ['ready', 'Siap diambil'],
    ['delivered', 'Diambil'],
  ],
};

/** Where the parcel of an order is, and where it goes to. */
export function ShipmentCard({ shipment }: { shipment: ShipmentView }) {
  const { method, service, info, courier, trackingNumber, shippedAt, deliveredAt, address } = shipment;
  return (
    <TitledCard title="Pengiriman" badge={<ShipmentBadge shipment={shipment} />}>
      <Progress shipment={shipment} />
      {trackingNumber && (
        <div className="mt-4 pair items-center rounded-xl bg-sunken px-4 py-2">
          <p className="min-w-0 !basis-[8rem] text-sm">
            <span className="block text-muted">Resi {courier}</span>
            <b className="wrap-anywhere">{trackingNumber}</b>
          </p>
          <CopyButton text={trackingNumber} what="nomor resi" done="Resi disalin" />
        </div>
      )}
      <div className="mt-4 space-y-1 text-sm">
        <p className="font-semibold">
          {method === 'pickup'
            ? service
            : `${service}, ke ${shipment.recipient} (${formatPhone(shipment.phoneNumber)})`}
        </p>
        {method === 'pickup' ? (
          <p className="text-muted">{info}</p>
        ) : (
          address.map((line) => (
            <p key={line} className="text-muted">
              {line}
            </p>
          ))
        )}
        {shipment.note && <p className="text-muted">Catatan: {shipment.note}</p>}
        {shippedAt && <p className="text-muted">Dikirim {formatDateTime(shippedAt)}</p>}
        {deliveredAt && (
          <p className="text-muted">
            {method === 'pickup' ? 'Diambil' : 'Diterima'} {formatDateTime(deliveredAt)}
          </p>
        )}
      </div>
      {shipment.canReceive && <Received shipment={shipment} />}
    </TitledCard>
  );
}

function Progress({ shipment: { state, method } }: { shipment: ShipmentView }) {
  const steps = STEPS[method];
  // Paid, but there is nothing to pack yet.
  const reached = state === 'awaiting-goods' ? 'waiting' : state;
  const current = steps.findIndex(([step]) => step === reached);
  if (current < 0) return null;
  return (
    <div className="@container">
      <ol className="isolate mt-5 flex @max-[15rem]:flex-col" aria-label="Perjalanan pesanan">
        {steps.map(([step, label], index) => (
          <li
            key={step}
            aria-current={index === current ? 'step' : undefined}
            className={clsx(
              'relative flex-1 text-center text-xs @max-[15rem]:flex @max-[15rem]:items-center @max-[15rem]:gap-3 @max-[15rem]:py-1 @max-[15rem]:text-left',
              index <= current ? 'font-semibold' : 'text-muted',
            )}
          >
            {index > 0 && (
              <span
                aria-hidden="true"
                className={clsx(
                  'absolute top-3 right-1/2 h-0.5 w-full @max-[15rem]:top-auto @max-[15rem]:right-auto @max-[15rem]:bottom-1/2 @max-[15rem]:left-[11px] @max-[15rem]:h-full @max-[15rem]:w-0.5',
                  index <= current ? 'bg-brand' : 'bg-line',
                )}
              />
            )}
            <span
              aria-hidden="true"
              className={clsx(
                // Above the line to the next step, which comes later.
                'relative z-10 mx-auto mb-1 grid size-6 shrink-0 place-items-center rounded-full @max-[15rem]:mx-0 @max-[15rem]:mb-0',
                index <= current ? 'bg-action text-white' : 'border-2 border-line bg-surface',
              )}
            >
              {index <= current && <Check className="size-3.5" strokeWidth={3} />}
            </span>
            {label}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Received({ shipment: { uid, method } }: { shipment: ShipmentView }) {
  const [asking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const receive = useMutation({
    mutationFn: () => api.post(`/customer/shipment/${uid}/received`, {}, anything),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['orders'] }),
  });
  return (
    <>
      <Button wide className="mt-4" onClick={() => setAsking(true)}>
        {method === 'pickup' ? 'Sudah diambil' : 'Sudah diterima'}
      </Button>
      {asking && (
        <ConfirmDialog
          title={method === 'pickup' ? 'Pesananmu sudah kamu ambil?' : 'Pesananmu sudah sampai?'}
          yes="Ya, sudah"
          act={receive}
          done="Terima kasih, pesananmu selesai."
          onClose={() => setAsking(false)}
        >
          <p className="text-muted">Periksa dulu isinya. Setelah ini pesananmu selesai.</p>
        </ConfirmDialog>
      )}
    </>
  );
}
