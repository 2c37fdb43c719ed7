import { NestFactory } from '@nestjs/core';
import type { INestApplicationContext } from '@nestjs/common';
import { brokenInvariants } from '#testing/invariants';
import { settled } from '#testing/settle';
import { BCA_ACCOUNT, aBcaAccount } from '../../api/test/bca-statement.js';
import { ListeningApi } from '../../api/test/listening-api.js';
import { BooksSweep } from '../../worker/src/sales/ledger/books.sweep.js';
import { WorkerModule } from '../../worker/src/worker.module.js';
import { BankAccount } from './bank-account.js';
import { MoneyDesk } from './money-desk.js';
import { balancesOf } from './shop-month.js';

/** The API with the worker in this process, the shop's account at its bank, and two admins of finance. */
export class MoneyWorld {
  readonly bank = new BankAccount(BCA_ACCOUNT.accountNumber);
  private constructor(
    readonly api: ListeningApi,
    readonly worker: INestApplicationContext,
    readonly desk: MoneyDesk,
    readonly other: MoneyDesk,
  ) {}

  static async open(): Promise<MoneyWorld> {
    const api = await ListeningApi.open();
    const worker = await NestFactory.createApplicationContext(WorkerModule.with(api.config), { logger: false });
    // Statements are of this account alone.
    const uid = await aBcaAccount(api.database);
    const deskOf = async (name: string) => new MoneyDesk(api, uid, await api.admin(name));
    return new MoneyWorld(api, worker, await deskOf('Sari Keuangan'), await deskOf('Tono Keuangan'));
  }
  async close(): Promise<void> {
    await this.worker.close();
    await this.api.close();
  }

  done(): Promise<void> {
    return settled(this.api.database);
  }
  broken(): Promise<string[]> {
    return brokenInvariants(this.api.config.databaseUrl);
  }
  /** Of each account, once the worker has compared the books with their records; `alarms` it has raised. */
  async books(): Promise<{ balances: Map<string, number>; sum: number; alarms: number }> {
    await this.worker.get(BooksSweep).sweep(0);
    const alarms = await this.api.database.ledgerAlarm.count({ where: { resolvedAt: null } });
    const balances = await balancesOf(this.api.database);
    return { balances, sum: [...balances.values()].reduce((all, balance) => all + balance, 0), alarms };
  }
}
