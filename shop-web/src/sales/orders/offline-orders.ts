import { useEffect } from 'react';
import type { OrderSummary } from '#contracts/sales/orders.http';
import { planNameOf } from '#domain/catalogue/plan-name';
import { formatRupiah } from '#domain/platform/sen';
import { readSession } from '../../platform/session/session';
import { formatDateTime, formatDeadline } from '../../platform/wib';
import type { OrderParts } from '../product-line';
import { stateOf } from './line-parts';
import { dueText } from './order-due';

/** docs/rules/sessions.md#browser-storage; the end of the session removes it. */
const KEY = 'offline_orders';

/** What /offline.html shows, in words: nothing to sign in with, no account to pay to. */
interface OfflineOrders {
  customerUid: string;
  /** '28 Nov 2026, 16.40 WIB'. */
  readAt: string;
  orders: { orderNumber: string; title: string; state: string; total: string; due: string | null }[];
}

/** Keeps the newest orders in this browser, to be read without the network. */
export function useOfflineOrders(orders: readonly OrderSummary[] | null, readAt: number, parts: readonly OrderParts[]) {
  useEffect(() => {
    const customerUid = readSession()?.customerUid;
    if (!orders || !customerUid) return;
    const kept: OfflineOrders = {
      customerUid,
      readAt: formatDateTime(new Date(readAt).toISOString()),
      orders: orders.map((order) => ({
        orderNumber: order.orderNumber,
        title: planNameOf(order.providerName, order.packageName),
        state: stateOf(order, parts)?.word ?? order.statusLabel,
        total: formatRupiah(order.grandTotal),
        // It may be read days later.
        due: dueText(order, formatDeadline),
      })),
    };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Storage is blocked: the page without the network shows no orders.
    }
  }, [orders, readAt, parts]);
}
