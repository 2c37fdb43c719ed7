import type { Sen } from '../../platform/sen.js';
import { defineTransitions } from '../../platform/transitions.js';

/** As the customer knows them: a virtual account of a bank, QRIS, a wallet. */
export const GATEWAY_CHANNELS = ['qris', 'va-bca', 'va-bni', 'va-bri', 'gopay'] as const;
export type GatewayChannel = (typeof GATEWAY_CHANNELS)[number];

/** What the shop calls them, and how they are paid. */
export const CHANNELS: Record<GatewayChannel, { name: string; how: 'virtual-account' | 'qr' | 'wallet' }> = {
  qris: { name: 'QRIS', how: 'qr' },
  'va-bca': { name: 'BCA Virtual Account', how: 'virtual-account' },
  'va-bni': { name: 'BNI Virtual Account', how: 'virtual-account' },
  'va-bri': { name: 'BRI Virtual Account (BRIVA)', how: 'virtual-account' },
  gopay: { name: 'GoPay', how: 'wallet' },
};

/** Money of a virtual account does not go back through the gateway. */
export const canRefund = (channel: GatewayChannel): boolean => CHANNELS[channel].how !== 'virtual-account';

/** The channels whose money goes back that way. */
export const REFUNDABLE_CHANNELS = (Object.keys(CHANNELS) as GatewayChannel[]).filter(canRefund);

/** What the gateway keeps of a payment: an amount for a virtual account, a part in ten thousandths else. */
const KEPT: Record<GatewayChannel, { sen: bigint; perTenThousand: bigint }> = {
  'va-bca': { sen: 400_000n, perTenThousand: 0n },
  'va-bni': { sen: 400_000n, perTenThousand: 0n },
  'va-bri': { sen: 400_000n, perTenThousand: 0n },
  qris: { sen: 0n, perTenThousand: 70n },
  gopay: { sen: 0n, perTenThousand: 200n },
};

/** In sen, rounded up to the whole rupiah, and never more than came. */
export function gatewayFeeOf(channel: GatewayChannel, amount: Sen): Sen {
  const { sen: fixed, perTenThousand } = KEPT[channel];
  const rupiah = (amount * perTenThousand + 999_999n) / 1_000_000n;
  const fee = fixed + rupiah * 100n;
  return (fee < amount ? fee : amount) as Sen;
}

export const CHARGE_STATES = ['pending', 'paid', 'expired', 'failed', 'cancelled', 'refunded'] as const;
export type ChargeState = (typeof CHARGE_STATES)[number];

/** What has ended without money can still be paid: the gateway's news may come late or out of order. */
export const chargeMoves = defineTransitions<ChargeState>()(
  'charge',
  {
    pending: 'Tagihan gateway ini masih menunggu dibayar.',
    paid: 'Tagihan gateway ini sudah dibayar.',
    expired: 'Tagihan gateway ini sudah kedaluwarsa.',
    failed: 'Tagihan gateway ini gagal dibayar.',
    cancelled: 'Tagihan gateway ini sudah dibatalkan.',
    refunded: 'Tagihan gateway ini uangnya sudah dikembalikan.',
  },
  {
    pending: {
      pay: { to: 'paid', by: ['system'] },
      expire: { to: 'expired', by: ['system'] },
      fail: { to: 'failed', by: ['system'] },
      cancel: { to: 'cancelled', by: ['system'] },
    },
    paid: { refund: { to: 'refunded', by: ['system'] } },
    expired: { pay: { to: 'paid', by: ['system'] } },
    failed: { pay: { to: 'paid', by: ['system'] } },
    cancelled: { pay: { to: 'paid', by: ['system'] } },
    refunded: {},
  },
);

const ACTION_TO = { paid: 'pay', expired: 'expire', failed: 'fail', cancelled: 'cancel', refunded: 'refund' } as const;

/** The action by which a charge follows the gateway's news; null: it is old news, and nothing changes. */
export function actionOnNews(state: ChargeState, news: ChargeState) {
  if (news === 'pending') return null;
  const action = ACTION_TO[news];
  return chargeMoves.actionsOn(state, 'system').includes(action) ? action : null;
}
