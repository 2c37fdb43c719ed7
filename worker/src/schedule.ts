import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { OutboxRedrive } from './outbox/outbox.redrive.js';
import { OutboxSettler } from './outbox/outbox.settler.js';
import { AuditChainSweep } from './sweeps/audit-chain.sweep.js';
import { DryRunsSweep } from './sweeps/dry-runs.sweep.js';
import { DueOrdersSweep } from './sweeps/due-orders.sweep.js';
import { DueVouchersSweep } from './sweeps/due-vouchers.sweep.js';
import { ErasuresSweep } from './sweeps/erasures.sweep.js';
import { ExpiredBlacklistSweep } from './sweeps/expired-blacklist.sweep.js';
import { OldLinksSweep } from './sweeps/old-links.sweep.js';
import { OrphanFilesSweep } from './sweeps/orphan-files.sweep.js';
import { SessionLeftoversSweep } from './sweeps/session-leftovers.sweep.js';
import { SettledEventsSweep } from './sweeps/settled-events.sweep.js';

interface Recurring {
  name: string;
  everyMs: number;
  run: () => Promise<number>;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const STOP_WITHIN_MS = 5_000;

/**
 * All recurring work, in one table. Plain timers in every worker, without a lock or a leader: each run decides from
 * rows, under row locks or with SKIP LOCKED, so two at once do the work once, and a dead worker is missed by nobody.
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
    dueVouchers: DueVouchersSweep,
    orphanFiles: OrphanFilesSweep,
    settledEvents: SettledEventsSweep,
    auditChain: AuditChainSweep,
    erasures: ErasuresSweep,
    sessionLeftovers: SessionLeftoversSweep,
    expiredBlacklist: ExpiredBlacklistSweep,
    oldLinks: OldLinksSweep,
    dryRuns: DryRunsSweep,
  ) {
    this.table = [
      { name: 'settle-outbox', everyMs: SECOND / 2, run: () => settler.settle() },
      { name: 'redrive-outbox', everyMs: 5 * SECOND, run: () => redrive.redrive() },
      { name: 'expire-overdue-orders', everyMs: 10 * SECOND, run: () => dueOrders.expire() },
      { name: 'remind-of-payments', everyMs: MINUTE, run: () => dueOrders.remind() },
      { name: 'expire-unused-vouchers', everyMs: MINUTE, run: () => dueVouchers.expire() },
      { name: 'remind-of-vouchers', everyMs: 10 * MINUTE, run: () => dueVouchers.remind() },
      { name: 'delete-orphan-files', everyMs: 10 * MINUTE, run: () => orphanFiles.sweep() },
      { name: 'erase-customers', everyMs: 30 * SECOND, run: () => erasures.sweep() },
      { name: 'forget-settled-events', everyMs: 60 * MINUTE, run: () => settledEvents.sweep() },
      { name: 'expire-blacklist', everyMs: MINUTE, run: () => expiredBlacklist.sweep() },
      { name: 'forget-old-links', everyMs: 60 * MINUTE, run: () => oldLinks.sweep() },
      { name: 'forget-dry-runs', everyMs: 60 * MINUTE, run: () => dryRuns.sweep() },
      { name: 'verify-audit-chain', everyMs: 60 * MINUTE, run: () => auditChain.sweep() },
      { name: 'forget-session-leftovers', everyMs: 60 * MINUTE, run: () => sessionLeftovers.sweep() },
    ];
  }

  onApplicationBootstrap(): void {
    // One pause a row waits for the same signal; without this Node takes the eleventh for a leak.
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
