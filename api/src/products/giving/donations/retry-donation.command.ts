import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { PlacedDonation } from '#contracts/products/giving/donations.http';
import type { DonationState } from '#domain/products/giving/donation';
import { DomainError } from '#domain/platform/domain-error';
import { sen, toRupiah } from '#domain/platform/sen';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { orderDueAt } from '#domain/sales/invoices/purchase-invoice';
import { Database } from '#runtime/platform/db/database';
import { purchaseInvoice } from '#runtime/sales/order-columns';
import type { RequestDevice } from '../../../identity/session/request-device.js';
import { Refusal } from '../../../platform/http/errors/refusal.js';
import { placedAnswer } from '../giving-order.js';
import { DonateCommand } from './donate.command.js';

export class RetryDonationCommand extends Command<PlacedDonation> {
  constructor(
    readonly customerUid: string,
    readonly donationUid: string,
    readonly device: RequestDevice,
    /** What was read that its shares cost, in rupiah. */
    readonly total?: number,
  ) {
    super();
  }
}

const NOT_FAILED: Record<Exclude<DonationState, 'lapsed'>, string> = {
  promised: 'Bukti bayar donasi ini sedang kami cek, jadi tidak perlu diulang.',
  received: 'Donasi ini sudah dibayar, jadi tidak perlu diulang. Terima kasih!',
  returned:
    'Donasi ini kami kembalikan. Sampai mana uangnya, tertulis di halaman pesanannya. Mau berdonasi lagi? Buat donasi baru, ya.',
};

/** The same donation once more after it lapsed; one that can still be paid is answered as it is. */
@CommandHandler(RetryDonationCommand)
export class RetryDonationHandler implements ICommandHandler<RetryDonationCommand> {
  constructor(
    private readonly database: Database,
    private readonly commands: CommandBus,
  ) {}

  async execute({ customerUid, donationUid, device, total }: RetryDonationCommand): Promise<PlacedDonation> {
    const donation = await this.database.givingDonation.findFirst({
      where: { uid: donationUid, order: { customerUid } },
      include: { cause: { select: { slug: true } }, order: { include: { invoices: purchaseInvoice } } },
    });
    if (!donation) throw new Refusal('NOT_FOUND', 404);
    const { order, cause, message, anonymous, shareCount, amountSen } = donation;
    if (order.status === ORDER_STATUS.awaitingPayment)
      return { donationUid, type: cause.slug, ...placedAnswer({ ...order, dueAt: orderDueAt(order) }) };
    if (donation.state !== 'lapsed')
      throw new DomainError('DONATION_NOT_FAILED', NOT_FAILED[donation.state as keyof typeof NOT_FAILED]);
    const wanted = { type: cause.slug, message, anonymous };
    const much = shareCount > 0 ? { shares: shareCount, total } : { amount: toRupiah(sen(amountSen)) };
    return this.commands.execute(
      new DonateCommand({ customerUid, contact: order, idempotencyKey: null, device }, { ...wanted, ...much }),
    );
  }
}
