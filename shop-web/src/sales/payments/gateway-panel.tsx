import { useMutation } from '@tanstack/react-query';
import { type ChargeView, chargeView } from '#contracts/sales/gateway.http';
import type { CheckoutView } from '#contracts/sales/payments.http';
import type { OrderKeys } from '#contracts/shop-paths';
import { CHANNELS } from '#domain/sales/gateway/charge-state';
import { formatRupiah } from '#domain/platform/sen';
import { api } from '../../platform/api/api';
import { messageOf } from '../../platform/api/api-error';
import { Button } from '../../platform/ui/button';
import { CopyButton } from '../../platform/ui/copy-button';
import { TitledCard } from '../../platform/ui/titled';
import { formatMoment } from '../../platform/wib';
import { QrCode } from './qr-code';

interface GatewayPanelProps {
  keys: OrderKeys;
  channels: CheckoutView['channels'];
  /** What the page says is asked for, in rupiah. */
  amount: number;
  /** In the name of a picture that is saved. */
  orderNumber: string;
  /** Something else is asked for by now, or nothing any more. */
  onRefused: () => Promise<unknown>;
}

/** Virtual account, QRIS or wallet: paid without a proof, and confirmed by itself. */
export function GatewayPanel({ keys, channels, amount, orderNumber, onRefused }: GatewayPanelProps) {
  const choose = useMutation({
    mutationFn: (channel: ChargeView['channel']) =>
      api.post('/customer/payment/gateway', { ...keys, channel, amountRead: amount }, chargeView),
    onError: onRefused,
  });
  return (
    <TitledCard title="Bayar otomatis, tanpa unggah bukti">
      <div className="mt-3 flex flex-wrap gap-2" role="group" aria-label="Cara bayar">
        {channels.map((channel) => (
          <Button
            key={channel}
            variant="secondary"
            aria-pressed={choose.data?.channel === channel}
            className="aria-pressed:border-accent aria-pressed:bg-tint"
            busy={choose.isPending && choose.variables === channel}
            onClick={() => choose.mutate(channel)}
          >
            {CHANNELS[channel].name}
          </Button>
        ))}
      </div>
      {choose.isError && (
        <p role="alert" className="mt-3 text-sm font-semibold text-danger">
          {messageOf(choose.error)}
        </p>
      )}
      {/* Announced: what was pressed for appears below the buttons. */}
      <div role="status">
        {choose.data ? (
          <Charge of={choose.data} orderNumber={orderNumber} />
        ) : (
          channels.includes('qris') && (
            <p className="mt-2 text-sm text-muted">QRIS bisa dari aplikasi bank atau dompet digital apa pun.</p>
          )
        )}
      </div>
    </TitledCard>
  );
}

interface ChargeProps {
  of: ChargeView;
  orderNumber: string;
}

const Charge = ({ of: charge, orderNumber }: ChargeProps) => (
  <div className="mt-4 border-t border-line pt-4">
    <PayCode of={charge} orderNumber={orderNumber} />
    <p className="mt-3 text-sm text-muted">
      Bayar {formatRupiah(charge.amount)} sebelum {formatMoment(charge.expiresAt)}. Halaman ini berubah sendiri begitu
      pembayaranmu masuk.
    </p>
  </div>
);

function PayCode({ of: { channel, payCode, amount }, orderNumber }: ChargeProps) {
  const { name, how } = CHANNELS[channel];
  if (how === 'qr')
    return (
      <>
        <p className="mb-3 text-center">
          Pindai untuk membayar <b>{formatRupiah(amount)}</b>
        </p>
        <QrCode text={payCode} label={`Kode QRIS untuk ${formatRupiah(amount)}`} fileName={`QRIS-${orderNumber}.png`} />
        <p className="mt-3 text-center text-sm">
          Pakai aplikasi bank atau dompet digital apa pun. Bayar dari HP ini? Unduh QR-nya, lalu pilih dari galeri di
          aplikasi itu.
        </p>
      </>
    );
  if (how === 'wallet')
    return (
      <a
        href={payCode}
        className="inline-flex min-h-11 items-center rounded-xl bg-action px-5 font-semibold text-white"
      >
        Buka {name}
      </a>
    );
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div>
        <p className="text-sm text-muted">Nomor {name}</p>
        <p className="text-xl font-bold tracking-wide tabular-nums wrap-anywhere">
          {payCode.replace(/(\d{4})(?=\d)/g, '$1 ')}
        </p>
      </div>
      <CopyButton text={payCode} what={`nomor ${name}`} done="Nomor disalin" />
    </div>
  );
}
