import { randomInt } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ProposeSekeranjangFields } from '#contracts/products/sekeranjang/sekeranjang.http';
import { DomainError } from '#domain/platform/domain-error';
import { toSen } from '#domain/platform/sen';
import { type ProductState, newProductCode } from '#domain/products/sekeranjang/product-state';
import { Database, type Tx } from '#runtime/platform/db/database';
import { lockOwnCustomer } from '../../../identity/customers/lock-customer.js';

/** Of one customer that wait for a decision. */
const MOST_OPEN_PROPOSALS = 5;
const WAITS = 'proposed' satisfies ProductState;

export class ProposeSekeranjangCommand extends Command<string> {
  constructor(
    readonly customerUid: string,
    readonly fields: ProposeSekeranjangFields,
  ) {
    super();
  }
}

/**
 * A customer proposes a product; an admin decides. Answers with its uid and code, comma-separated. The same proposal
 * again is the first one while that waits. docs/rules/sekeranjang.md#proposals
 */
@CommandHandler(ProposeSekeranjangCommand)
export class ProposeSekeranjangHandler implements ICommandHandler<ProposeSekeranjangCommand> {
  constructor(private readonly database: Database) {}

  async execute({ customerUid, fields }: ProposeSekeranjangCommand): Promise<string> {
    const { uid, code } = await this.database.transaction(async (tx) => {
      await lockOwnCustomer(tx, customerUid);
      return (await findSame(tx, customerUid, fields)) ?? create(tx, customerUid, fields);
    });
    return `${uid},${code}`;
  }
}

function findSame(tx: Tx, proposerUid: string, fields: ProposeSekeranjangFields) {
  const { name, description, link, weightGrams, price, target } = fields;
  return tx.sekeranjangProduct.findFirst({
    where: {
      proposerUid,
      state: WAITS,
      name,
      description,
      link,
      weightGrams,
      tiers: {
        some: {
          buyers: target,
          priceSen: toSen(price),
        },
      },
    },
    select: { uid: true, code: true },
  });
}

async function create(tx: Tx, proposerUid: string, { price, target, ...facts }: ProposeSekeranjangFields) {
  if ((await tx.sekeranjangProduct.count({ where: { proposerUid, state: WAITS } })) >= MOST_OPEN_PROPOSALS)
    throw new DomainError(
      'TOO_MANY_PROPOSALS',
      `Masih ada ${MOST_OPEN_PROPOSALS} usulanmu yang menunggu keputusan. Tunggu dulu sebelum mengusulkan lagi, ya.`,
    );
  return tx.sekeranjangProduct.create({
    data: {
      ...facts,
      code: newProductCode(randomInt),
      state: WAITS,
      proposerUid,
      tiers: { create: { buyers: target, priceSen: toSen(price) } },
    },
    select: { uid: true, code: true },
  });
}
