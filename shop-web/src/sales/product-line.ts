import type { UseQueryOptions } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { OrderDetail, OrderSummary } from '#contracts/sales/orders.http';
import type { CheckoutView, PaymentStatusView } from '#contracts/sales/payments.http';
import type { OrderAhead } from '../identity/session/order-ahead';
import type { BadgeTone } from '../platform/ui/badge';
import type { StepWords } from '../platform/ui/step-line';
import type { RoomRoutes } from '../platform/router/page';
import type { NextStep } from './orders/next-step';

/** A kind of product as the shop knows it. The lines are listed in app/product-lines.ts; sales knows only this interface. */
export interface ProductLine {
  routes: RoomRoutes;
  /** Its card on the home page, for what is not in the list of providers. */
  homeCard?: { to: string; title: string; text: string };
  /** Of the signed-in customer, for the top of the home page. */
  homeParts?: () => Promise<HomeParts>;
  /** A row of the page of the account, for what not every customer has of it. */
  accountRow?: () => Promise<ComponentType>;
  /** Where it is ordered: a sign-in that leads there says that the order goes on. */
  orderAhead?: OrderAhead;
  /** Fetched together with the pages of orders. */
  orderParts?: () => Promise<OrderParts>;
}

/** What a line adds to the top of the home page. */
export interface HomeParts {
  /** What the customer has of it; draws nothing where that is nothing. */
  Shelf: ComponentType;
  /** What others wait for from the customer. */
  tasks: TasksQuery;
}

/** Something that others wait for from the customer. */
export interface WaitingTask {
  key: string;
  mark: { name: string; color: string; logo?: string | undefined };
  /** What it is about, in a few words. */
  of: string;
  title: string;
  /** By when, or without a clock why, in a few words. */
  due: string;
  /** Until when; null: no clock runs. */
  dueAt: string | null;
  action: NonNullable<NextStep['action']>;
}
export type TasksQuery = UseQueryOptions<WaitingTask[]>;

/** What is known of an order wherever its next step is said: `page` says where; that of a payment knows only this. */
export type StepOrder = Pick<
  OrderDetail,
  'orderUid' | 'orderNumber' | 'status' | 'statusLabel' | 'productLine' | 'providerName'
> &
  Partial<Omit<OrderDetail, 'payment' | 'closedEarly'> & Pick<PaymentStatusView, 'treatments' | 'paidUntil'>> & {
    page: 'order' | 'payment';
  };

/** The word of an order's badge, and how it looks. */
export interface OrderState {
  word: string;
  tone: BadgeTone;
}

/** The steps of an order, at most six; the first `done` are behind it, and the next one is now. */
export interface OrderSteps {
  steps: readonly StepWords[];
  done: number;
}

/** What the page of a payment knows of the order that is to be paid. */
export type PayingOrder = Pick<CheckoutView, 'productLine' | 'waitedForGroup' | 'dueAt'>;

/** What a line adds to the pages of an order. It sees every order and decides by itself which are its own. */
export interface OrderParts {
  /** Rows among the facts of the order. */
  facts?: (order: OrderDetail) => readonly (readonly [label: string, value: string])[];
  /** Cards below the facts. */
  Cards?: ComponentType<{ order: OrderDetail; isOver: boolean }>;
  /** What happens now, where the words of sales/orders/next-step.tsx do not fit. Also under a payment that was confirmed, so it names no card of the page. */
  nextStep?: (order: StepOrder) => NextStep | null;
  /** How far the order is, where the usual steps are not its own; null: of no order of the line. */
  steps?: (order: OrderDetail) => OrderSteps | null;
  /** The same at its payment, where less is known of it. */
  paymentSteps?: (order: PayingOrder) => OrderSteps | null;
  /** What comes once the proof of its payment was checked, after 'Berikutnya:', and by when; null: nothing of its own. */
  afterCheck?: (order: Pick<PaymentStatusView, 'productLine' | 'treatments'>) => string | null;
  /** What the shop promises for its money, by when, and what it waits for, shown where it is paid; draws nothing for orders of other lines. */
  PaymentPromise?: ComponentType<{
    order: Pick<CheckoutView, 'productLine' | 'isRenewal' | 'durationLabel' | 'waits'>;
  }>;
  /** Its state, where the line has a word for it that fits better than that of the order; null: the order's own. */
  state?: (order: OrderSummary | OrderDetail) => OrderState | null;
  /** What happens now, as a line in the list of orders; null: nothing of its own. */
  line?: (order: OrderSummary) => string | null;
  /** What becomes of what the order holds when it is cancelled, for others to take; null: of no order of the line. */
  releases?: (order: OrderDetail) => string | null;
  /** What the customer bears of an order whose price nobody pays, in rupiah; null: the price is paid. */
  bears?: (order: OrderSummary | OrderDetail) => number | null;
  /** What the customer has to do, as a button in the list of orders. */
  task?: (order: OrderSummary) => OrderTask | null;
}

/** A task about an order, as a button. `due`: in a row, what is to be done until when, where the label alone does not say it. */
export type OrderTask = NonNullable<NextStep['action']> & {
  due?: string;
  /** Of one that is to be paid: until when. */
  bill?: { dueAt: string };
};

/** What the pages of orders and of their payments get from sales.routes.tsx. */
export interface WithParts {
  parts: readonly OrderParts[];
}
