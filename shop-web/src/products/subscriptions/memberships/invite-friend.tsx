import type { MembershipDetail } from '#contracts/products/subscriptions/memberships.http';
import { planChoicePath } from '#contracts/shop-paths';
import { ShareButton } from '../../../platform/ui/share-button';

/** A link with which a friend takes a seat in the same group; nothing while none is free. */
export function InviteFriend({
  seat: { invite, groupUid, providerName, size, taken, freeHostSeats, heldSeats },
  className = 'mt-4 border-t border-line pt-4',
}: {
  seat: Pick<
    MembershipDetail,
    'invite' | 'groupUid' | 'providerName' | 'size' | 'taken' | 'freeHostSeats' | 'heldSeats'
  >;
  className?: string;
}) {
  const free = size - taken - freeHostSeats - heldSeats;
  if (!invite || free <= 0) return null;
  return (
    <div className={`flex flex-wrap items-center justify-between gap-3 ${className}`}>
      <p className="text-sm text-muted">Masih ada {free} kursi. Kenal yang juga mau?</p>
      <ShareButton
        label="Ajak teman"
        text={`Yuk patungan ${providerName} bareng aku. Grupku masih ada ${free} kursi.`}
        path={planChoicePath(invite.providerSlug, { variantUid: invite.variantUid, groupUid })}
      />
    </div>
  );
}
