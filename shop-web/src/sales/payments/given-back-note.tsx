import type { GivenBackView } from '#contracts/sales/given-back.http';
import { givenBackText } from '#domain/sales/payouts/given-back';

/** Beside a transfer that was paid: the bank has given it back, and whether it was sent again since. Nothing for another one. */
export const GivenBackNote = ({ of: { givenBack } }: { of: { givenBack: GivenBackView } }) =>
  givenBack && <p className="text-sm font-semibold">{givenBackText(givenBack)}</p>;
