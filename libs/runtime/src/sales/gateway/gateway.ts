import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '#domain/platform/domain-error';
import { Config } from '#runtime/platform/config/config';
import { Midtrans } from '#runtime/sales/gateway/midtrans';
import type { PaymentGateway } from '#runtime/sales/gateway/payment-gateway';

/** The company that takes payments for the shop, if any. docs/rules/payments.md#gateway */
@Injectable()
export class Gateway {
  /** Null: switched off, as it is without a key. */
  readonly company: PaymentGateway | null;

  constructor(@Inject(Config) { gateway }: Config) {
    this.company = gateway && new Midtrans(gateway.url, gateway.serverKey);
  }

  /** @throws DomainError GATEWAY_OFF. */
  required(): PaymentGateway {
    if (!this.company)
      throw new DomainError(
        'GATEWAY_OFF',
        'Cara bayar ini sedang tidak tersedia. Pakai transfer bank, ya.',
        'not-found',
      );
    return this.company;
  }
}
