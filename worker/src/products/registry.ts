import type { Provider, Type } from '@nestjs/common';
import type { CountingWorkerHost } from '../platform/jobs/counting-worker-host.js';
import { LINE_WORK, type RecurringWork } from '../platform/sweeps/recurring.js';
import { AccessSweep } from './subscriptions/access/access.sweep.js';
import { ActivateMembersJob } from './subscriptions/groups/activate-members.job.js';
import { LapsedQuotesSweep } from './errands/lapsed-quotes.sweep.js';
import { ExpiredGiftsSweep } from './giving/expired-gifts.sweep.js';
import { GivingProcessor } from './giving/giving.processor.js';
import { FreeSeatsSweep } from './subscriptions/groups/free-seats.sweep.js';
import { FinishedGroupsSweep } from './subscriptions/groups/finished-groups.sweep.js';
import { GroupsProcessor } from './subscriptions/groups/groups.processor.js';
import { MoneyBackSweep } from './subscriptions/groups/money-back.sweep.js';
import { SeatHoldsSweep } from './subscriptions/groups/seat-holds.sweep.js';
import { MoveUpWaitingJob } from './subscriptions/groups/move-up-waiting.job.js';
import { RequestPaymentsJob } from './subscriptions/groups/request-payments.job.js';
import { HostTasksSweep } from './subscriptions/hosts/host-tasks.sweep.js';
import { HostsProcessor } from './subscriptions/hosts/hosts.processor.js';
import { RequestPurchaseJob } from './subscriptions/hosts/request-purchase.job.js';
import { ScheduleReimbursementJob } from './subscriptions/hosts/schedule-reimbursement.job.js';
import { ShopPurchasesSweep } from './subscriptions/shop-purchases/shop-purchases.sweep.js';
import { DueRenewalsSweep } from './subscriptions/periods/due-renewals.sweep.js';
import { ClosedSeasons } from './qurban/closed-seasons.js';
import { DueQurbanSweep } from './qurban/due-qurban.sweep.js';
import { QurbanProcessor } from './qurban/qurban.processor.js';
import { SettledParticipations } from './qurban/settled-participations.js';
import { DueSekeranjangSweep } from './sekeranjang/due-sekeranjang.sweep.js';
import { EndedProducts } from './sekeranjang/ended-products.js';
import { SettledShares } from './sekeranjang/settled-shares.js';
import { DueVenuesSweep } from './venues/due-venues.sweep.js';
import { EndedSlots } from './venues/ended-slots.js';
import { SettledVenueShares } from './venues/settled-shares.js';
import { VenuesProcessor } from './venues/venues.processor.js';
import { DueVouchersSweep } from './vouchers/due-vouchers.sweep.js';
import { ExpireVoucherJob } from './vouchers/expire-voucher.job.js';
import { VouchersProcessor } from './vouchers/vouchers.processor.js';

/** The queues of the product lines. */
export const LINE_PROCESSORS: Type<CountingWorkerHost>[] = [
  GroupsProcessor,
  HostsProcessor,
  VouchersProcessor,
  GivingProcessor,
  QurbanProcessor,
  VenuesProcessor,
];

/** Jobs and other acts that need more than their transaction. */
const JOBS = [
  ActivateMembersJob,
  RequestPaymentsJob,
  MoveUpWaitingJob,
  ScheduleReimbursementJob,
  RequestPurchaseJob,
  ExpireVoucherJob,
  EndedProducts,
  SettledShares,
  ClosedSeasons,
  SettledParticipations,
  EndedSlots,
  SettledVenueShares,
];
const SWEEPS: Type<RecurringWork>[] = [
  DueRenewalsSweep,
  HostTasksSweep,
  MoneyBackSweep,
  SeatHoldsSweep,
  FreeSeatsSweep,
  FinishedGroupsSweep,
  AccessSweep,
  ShopPurchasesSweep,
  DueVouchersSweep,
  DueSekeranjangSweep,
  LapsedQuotesSweep,
  ExpiredGiftsSweep,
  DueQurbanSweep,
  DueVenuesSweep,
];

export const LINE_PROVIDERS: Provider[] = [
  ...JOBS,
  ...SWEEPS,
  { provide: LINE_WORK, inject: SWEEPS, useFactory: (...work: RecurringWork[]) => work },
];
