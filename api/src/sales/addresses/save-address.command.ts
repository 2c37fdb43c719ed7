import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type AddressBody, type AddressView, MOST_ADDRESSES } from '#contracts/sales/addresses.http';
import { DomainError } from '#domain/platform/domain-error';
import { readPhone } from '#domain/platform/phone';
import { Database } from '#runtime/platform/db/database';
import { lockOwnCustomer } from '../../identity/customers/lock-customer.js';
import { Refusal } from '../../platform/http/errors/refusal.js';
import { addressView } from './address-view.js';

export class SaveAddressCommand extends Command<AddressView> {
  /** `addressUid`: the address that is changed; null adds one. */
  constructor(
    readonly customerUid: string,
    readonly addressUid: string | null,
    readonly body: AddressBody,
  ) {
    super();
  }
}

/** Adds or changes an address. One of them is the main one; the first is. The same address again adds nothing. */
@CommandHandler(SaveAddressCommand)
export class SaveAddressHandler implements ICommandHandler<SaveAddressCommand> {
  constructor(private readonly database: Database) {}

  async execute({ customerUid, addressUid, body }: SaveAddressCommand): Promise<AddressView> {
    const { isMain: wantsMain, ...rest } = body;
    const facts = { ...rest, phoneNumber: readPhone(rest.phoneNumber) };
    return this.database.transaction(async (tx) => {
      // Two saves at once must not both become the main address.
      await lockOwnCustomer(tx, customerUid);
      const known = await tx.address.findMany({ where: { customerUid } });
      const same = known.find((address) =>
        Object.entries(facts).every(([name, value]) => address[name as never] === value),
      );
      const uid = addressUid ?? same?.uid;
      const before = known.find((address) => address.uid === uid);
      if (uid && !before) throw new Refusal('NOT_FOUND', 404);
      if (!uid && known.length >= MOST_ADDRESSES)
        throw new DomainError('TOO_MANY_ADDRESSES', `Kamu sudah punya ${MOST_ADDRESSES} alamat. Hapus satu dulu.`);
      const isMain = wantsMain || (before?.isMain ?? false) || known.length === 0;
      if (isMain) await tx.address.updateMany({ where: { customerUid, isMain: true }, data: { isMain: false } });
      const data = { ...facts, isMain };
      return addressView(
        uid
          ? await tx.address.update({ where: { uid }, data })
          : await tx.address.create({ data: { ...data, customerUid } }),
      );
    });
  }
}
