import type { GroupStory } from '#contracts/products/subscriptions/groups.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { Figure, Figures } from '../../../platform/records/figures';

/** What its seats have paid and still owe, and what the books hold for the group. */
export const GroupFigures = ({ money: { paid, owed, held } }: { money: GroupStory['money'] }) => (
  <Figures>
    <Figure label="groupMoney.paid">{formatRupiah(paid)}</Figure>
    <Figure label="groupMoney.owed">{formatRupiah(owed)}</Figure>
    {/* The host is owed as soon as the debit is verified, also before all members have paid. */}
    <Figure label={held < 0 ? 'groupMoney.advanced' : 'groupMoney.held'}>{formatRupiah(Math.abs(held))}</Figure>
  </Figures>
);
