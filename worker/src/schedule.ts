import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DryRunsSweep } from './catalogue/dry-runs.sweep.js';
import { ErasuresSweep } from './identity/erasures.sweep.js';
import { ExpiredBlacklistSweep } from './identity/expired-blacklist.sweep.js';
import { OldLinksSweep } from './identity/old-links.sweep.js';
import { SessionLeftoversSweep } from './identity/session-leftovers.sweep.js';
import { OutboxSettler } from './platform/outbox/outbox.settler.js';
import { OutboxRedrive } from './platform/outbox/outbox.redrive.js';
import { AuditChainSweep } from './platform/sweeps/audit-chain.sweep.js';
import { SettledEventsSweep } from './platform/sweeps/settled-events.sweep.js';
import { LINE_WORK, type Recurring, type RecurringWork } from './platform/sweeps/recurring.js';
import { LikenessSweep } from './platform/sweeps/likeness.sweep.js';
import { OrphanFilesSweep } from './platform/sweeps/orphan-files.sweep.js';
import { GatewayRefundsSweep } from './sales/gateway/gateway-refunds.sweep.js';
import { GatewayChargesSweep } from './sales/gateway/gateway-charges.sweep.js';
import { DueOrdersSweep } from './sales/orders/due-orders.sweep.js';
import { BooksSweep } from './sales/ledger/books.sweep.js';
import { ArrivalsSweep } from './sales/shipping/arrivals.sweep.js';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const STOP_WITHIN_MS = 5_000;

/**
 * All recurring work, in one table. Plain timers in every worker, without a lock or a leader: each run decides from
 * rows, under row locks or with SKIP LOCKED, so two at once do the work once and the others go on when one dies.
 */
@Injectable()
export class Schedule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('schedule');
  private readonly table: Recurring[];
  private readonly stop = new AbortController();
  private running: Promise<unknown> = Promise.resolve();

  constructor(
    settler: OutboxSettler,
    redrive: OutboxRedrive,
    dueOrders: DueOrdersSweep,
    arrivals: ArrivalsSweep,
    gatewayCharges: GatewayChargesSweep,
    gatewayRefunds: GatewayRefundsSweep,
    orphanFiles: OrphanFilesSweep,
    likeness: LikenessSweep,
    settledEvents: SettledEventsSweep,
    auditChain: AuditChainSweep,
    books: BooksSweep,
    erasures: ErasuresSweep,
    sessionLeftovers: SessionLeftoversSweep,
    expiredBlacklist: ExpiredBlacklistSweep,
    oldLinks: OldLinksSweep,
    dryRuns: DryRunsSweep,
    @Inject(LINE_WORK) ofLines: RecurringWork[],
  ) {
    this.table = [
      { name: 'settle-outbox', everyMs: SECOND / 2, run: () => settler.settle() },
      { name: 'redrive-outbox', everyMs: 5 * SECOND, run: () => redrive.redrive() },
      { name: 'expire-overdue-orders', everyMs: SECOND, run: () => dueOrders.expire() },
      { name: 'remind-of-payments', everyMs: MINUTE, run: () => dueOrders.remind() },
      { name: 'assume-parcels-delivered', everyMs: 10 * MINUTE, run: () => arrivals.sweep() },
      { name: 'ask-gateway', everyMs: MINUTE, run: () => gatewayCharges.sweep() },
      { name: 'send-gateway-refunds', everyMs: MINUTE, run: () => gatewayRefunds.sweep() },
      { name: 'delete-orphan-files', everyMs: 10 * MINUTE, run: () => orphanFiles.sweep() },
      { name: 'compare-proofs', everyMs: 5 * SECOND, run: () => likeness.sweep() },
      { name: 'erase-customers', everyMs: 30 * SECOND, run: () => erasures.sweep() },
      { name: 'delete-settled-events', everyMs: 60 * MINUTE, run: () => settledEvents.sweep() },
      { name: 'expire-blacklist', everyMs: MINUTE, run: () => expiredBlacklist.sweep() },
      { name: 'delete-old-links', everyMs: 60 * MINUTE, run: () => oldLinks.sweep() },
      { name: 'delete-dry-runs', everyMs: 60 * MINUTE, run: () => dryRuns.sweep() },
      { name: 'verify-audit-chain', everyMs: 60 * MINUTE, run: () => auditChain.sweep() },
      { name: 'check-books', everyMs: 60 * MINUTE, run: () => books.sweep() },
      { name: 'delete-session-leftovers', everyMs: 60 * MINUTE, run: () => sessionLeftovers.sweep() },
      ...ofLines.flatMap(({ recurring }) => recurring),
    ];
  }

  onApplicationBootstrap(): void {
    // Each row waits for the same signal; Node warns of a leak from the eleventh listener on.
    setMaxListeners(this.table.length, this.stop.signal);
    this.running = Promise.all(this.table.map((entry) => this.keepRunning(entry)));
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stop.abort();
    await Promise.race([this.running, sleep(STOP_WITHIN_MS, undefined, { ref: false })]);
  }

  private async keepRunning({ name, everyMs, run }: Recurring): Promise<void> {
    while (await this.pause(everyMs)) {
      try {
        const count = await run();
        if (count > 0) this.log.debug(`${name}: ${count}`);
      } catch (error) {
        this.log.warn(`${name} failed, next try in ${everyMs} ms: ${(error as Error).message}`);
      }
    }
  }

  /** False when the process is going down. A little jitter keeps several workers from doing everything at the same moment. */
  private async pause(everyMs: number): Promise<boolean> {
    const { signal } = this.stop;
    await sleep(everyMs * (0.9 + Math.random() * 0.2), undefined, { signal }).catch(() => undefined);
    return !signal.aborted;
  }
}
