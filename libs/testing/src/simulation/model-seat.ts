import type { AccountStatus } from '#domain/products/subscriptions/accounts/account-status';
import type { Period } from '#domain/products/subscriptions/periods/period';
import type { DatedPrice } from '#domain/products/subscriptions/periods/renewal-price';
import type { RenewalState } from '#domain/products/subscriptions/periods/renewal-step';
import type { InvoiceStatus } from '#domain/sales/invoices/invoice';

export interface ModelInvoice {
  id: number;
  seat: ModelSeat;
  status: InvoiceStatus;
  totalSen: bigint;
  feeSen: bigint;
}
export interface ModelSeat {
  id: number;
  group: number;
  seatNumber: number;
  customer: number;
  status: AccountStatus;
  activatedAt: Date;
  /** Null: none yet, so that its paid time has not begun. */
  accessAt: Date | null;
  anchorDay: string;
  months: number;
  periods: (Period & { invoice: ModelInvoice })[];
  renewal: RenewalState;
  quote: DatedPrice | null;
  invoice: ModelInvoice | null;
  dueAt: Date | null;
  /** When an admin decided about a proof last: the worker's next look follows. */
  decidedAt: Date;
}
