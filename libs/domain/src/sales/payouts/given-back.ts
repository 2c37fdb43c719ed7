import { longDay } from '../../platform/documents/long-day.js';

/** A paid transfer that the bank has given back; `resentAt`: when it was sent again, null while it waits for that. */
export interface GivenBack {
  resentAt: Date | string | null;
}

/** What its receiver reads beside the day on which it was paid. docs/rules/payments.md#bounced */
export const givenBackText = ({ resentAt }: GivenBack): string =>
  resentAt === null
    ? 'Dikembalikan bank, dikirim ulang'
    : `Dikembalikan bank, dikirim ulang tanggal ${longDay(new Date(resentAt))}`;
