import { hash } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type * as z from 'zod/mini';
import type { PlaceQurbanBody, placedQurban } from '#contracts/products/qurban/qurban.http';
import { pathAfterOrder } from '#contracts/shop-paths';
import { DomainError } from '#domain/platform/domain-error';
import { readPhone } from '#domain/platform/phone';
import { type Sen, sen, toRupiah } from '#domain/platform/sen';
import { MOST_UNPAID_SHARES, shareTotal } from '#domain/products/qurban/animal';
import { type Instalment, mostInstalments, savingPlan } from '#domain/products/qurban/saving-plan';
import { type SeasonState, isRunning } from '#domain/products/qurban/season';
import { checkPriceRead } from '#domain/sales/orders/price-read';
import { hasTimeToPay } from '#domain/sales/orders/time-to-pay';
import type { QurbanAnimal, QurbanSeason } from '#runtime/generated/prisma/client';
import { Clock } from '#runtime/platform/clock/clock';
import type { Tx } from '#runtime/platform/db/database';
import { openingHours } from '#runtime/platform/settings/shop-settings';
import { lockAnimals, seatsFor } from '#runtime/products/qurban/participations.store';
import type { RequestDevice } from '../../../identity/session/request-device.js';
import { invalid } from '../../../platform/http/errors/refusal.js';
import { OrderPlacing, type Sale } from '../../../sales/placing/order-placing.js';

export class PlaceQurbanOrderCommand extends Command<z.infer<typeof placedQurban>> {
  constructor(
    readonly customerUid: string,
    readonly body: PlaceQurbanBody,
    readonly idempotencyKey: string | null,
    readonly device: RequestDevice,
  ) {
    super();
  }
}

/** Of the payment page: not digital. */
const PROVIDER_TYPE = 2;

/** Takes seats in an animal, on behalf of the names. docs/rules/qurban.md#order */
@CommandHandler(PlaceQurbanOrderCommand)
export class PlaceQurbanOrderHandler implements ICommandHandler<PlaceQurbanOrderCommand> {
  constructor(
    private readonly placing: OrderPlacing,
    private readonly clock: Clock,
  ) {}

  async execute({ customerUid, body, idempotencyKey, device }: PlaceQurbanOrderCommand) {
    const { name, email, phoneNumber, animalUid, names, instalments } = body;
    const digest = (asked: unknown[]) => hash('sha256', JSON.stringify(asked), 'base64url');
    const what = [animalUid, names, instalments];
    const request = {
      productLine: 'qurban',
      customerUid,
      contact: { name, email, phoneNumber },
      device,
      idempotencyKey,
      requestHash: digest([name, email, readPhone(phoneNumber), ...what]),
      retryKey: `qurban ${digest(what)}`,
    };
    const order = await this.placing.place(request, (tx) => this.sell(tx, customerUid, body));
    return {
      orderUid: order.uid,
      customerUid,
      orderNumber: order.number,
      redirectUrl: pathAfterOrder('ready', { orderUid: order.uid, customerUid, providerType: PROVIDER_TYPE }),
      grandTotal: toRupiah(sen(order.totalSen)),
      dueAt: order.dueAt?.toISOString() ?? null,
    };
  }

  private async sell(
    tx: Tx,
    customerUid: string,
    { animalUid, names, instalments, total }: PlaceQurbanBody,
  ): Promise<Sale> {
    const now = this.clock.now();
    const { animal, season } = await lockJoinable(tx, animalUid, now);
    await refuseMoreUnpaid(tx, animal, customerUid, names.length);
    const seats = await seatsFor(tx, animal, names.length, 'names');
    const price = sen(shareTotal(animal) * BigInt(names.length));
    checkPriceRead(price, total);
    const plan = planOf(price, instalments, now, season.ordersUntil);
    return {
      items: [itemOf(animal, season, names.length)],
      total: price,
      asked: plan[0]?.amountSen,
      latestDue: season.ordersUntil,
      async hold(orderUid) {
        const heldSen = animal.priceSen * BigInt(names.length);
        const where = { animalUid, ofShares: animal.shares };
        await tx.qurbanParticipation.create({
          data: {
            orderUid,
            animalUid,
            bookedUid: animalUid,
            customerUid,
            state: 'held',
            shares: names.length,
            heldSen,
            createdAt: now,
            names: { create: names.map((name, index) => ({ number: index + 1, ...where, seat: seats[index], name })) },
            instalments: { create: plan },
          },
          select: { orderUid: true },
        });
      },
    };
  }
}

/** @throws DomainError for an animal that takes no orders, or too late to pay for it. */
async function lockJoinable(tx: Tx, uid: string, now: Date): Promise<{ animal: QurbanAnimal; season: QurbanSeason }> {
  const [animal] = await lockAnimals(tx, [uid]);
  const season = animal && (await tx.qurbanSeason.findUniqueOrThrow({ where: { uid: animal.seasonUid } }));
  if (!animal || !season || season.state === 'draft')
    throw new DomainError('NOT_FOUND', 'Hewan ini tidak ada. Pilih yang lain, ya.', 'invalid', 'animalUid');
  const { name, ordersUntil } = season;
  if (!isRunning({ state: season.state as SeasonState, ordersUntil }, now))
    throw new DomainError('QURBAN_CLOSED', `Pendaftaran ${name} sudah ditutup.`, 'conflict', 'animalUid');
  if (!hasTimeToPay(ordersUntil, now))
    throw new DomainError(
      'QURBAN_CLOSED',
      `Pendaftaran ${name} ditutup kurang dari satu jam lagi, jadi waktunya tidak cukup lagi untuk membayar.`,
      'conflict',
      'animalUid',
    );
  if (animal.state !== 'open')
    throw new DomainError('QURBAN_FULL', `Semua bagian ${animal.name} sudah terisi.`, 'conflict', 'animalUid');
  return { animal, season };
}

/**
 * An animal is not held by one customer's unpaid orders, nor a season by many animals; a saving plan that has begun is none.
 * docs/rules/qurban.md#order
 */
async function refuseMoreUnpaid(
  tx: Tx,
  { uid: animalUid, name }: QurbanAnimal,
  customerUid: string,
  shares: number,
): Promise<void> {
  const unpaid = await tx.qurbanParticipation.findMany({
    where: { customerUid, state: 'held', order: { invoices: { some: { status: 'open', receivedSen: 0 } } } },
    select: { animalUid: true, shares: true },
  });
  if (unpaid.some((held) => held.animalUid === animalUid))
    throw new DomainError(
      'QURBAN_UNPAID',
      `Kamu masih punya pesanan ${name} yang belum dibayar. Bayar dulu, baru tambah bagian lagi.`,
      'conflict',
      'animalUid',
    );
  const held = unpaid.reduce((sum, order) => sum + order.shares, 0);
  if (held > 0 && held + shares > MOST_UNPAID_SHARES)
    throw new DomainError(
      'QURBAN_UNPAID',
      `Bagian yang belum dibayar paling banyak ${MOST_UNPAID_SHARES}, dan kamu sudah punya ${held}. Bayar dulu, ya.`,
      'conflict',
      'names',
    );
}

/** Empty: paid at once. @throws Refusal 422 when so many do not fit before the deadline. */
function planOf(price: Sen, count: number, now: Date, ordersUntil: Date): Instalment[] {
  const most = mostInstalments(now, ordersUntil);
  if (count > most)
    throw invalid({ field: 'instalments', message: `Sampai hari penutupan muat paling banyak ${most} cicilan` });
  return count === 1 ? [] : savingPlan(price, count, { now, ordersUntil, hours: openingHours() });
}

/** The shop's fee is income, the rest is held for the animal. */
function itemOf(animal: QurbanAnimal, season: QurbanSeason, quantity: number) {
  const title = `${animal.name}, ${season.name}`;
  return {
    position: 1,
    refUid: animal.uid,
    title,
    quantity,
    unitPriceSen: shareTotal(animal),
    feeSen: animal.feeSen * BigInt(quantity),
    details: {
      providerName: 'Sekurban',
      providerColor: '#08A081',
      providerType: PROVIDER_TYPE,
      packageName: title,
      books: { held: 'qurbanFunds', income: 'feeIncome', subjectUid: animal.uid },
    },
  };
}
