import { useState } from 'react';
import type { MembershipDetail } from '#contracts/products/subscriptions/memberships.http';
import { hostPath } from '#contracts/shop-paths';
import { readSession } from '../../../platform/session/session';
import { Button, LinkButton } from '../../../platform/ui/button';
import { Notice } from '../../../platform/ui/notice';
import { type HostDuty, dutyWords } from '../host-duty';
import { isSentBack, purchaseWords } from '../purchase-due';
import { StoreCredential } from './store-credential';

/** Of the place where a claim is answered. */
export const THREADS_ID = 'percakapan';

/** What a host has to do for the group, above everything else of the page. */
export function HostDuties({ seat }: { seat: MembershipDetail }) {
  const { accountUid, hostDuties } = seat;
  const [storing, setStoring] = useState(false);
  // What is being typed stays, also when the login has come from elsewhere meanwhile.
  const purchase = seat.role === 'host' ? purchaseWords(seat) : null;
  if (hostDuties.length === 0 && !purchase && !storing) return null;
  const act = ({ kind }: HostDuty) => {
    if (kind === 'login') setStoring(true);
    else document.getElementById(THREADS_ID)?.scrollIntoView();
  };
  return (
    <section aria-label="Menunggu kamu" className="space-y-3">
      {purchase && (
        <Notice tone={seat.purchaseDue?.isLate ? 'bad' : 'warn'} title={purchase.act} className="sm:p-5">
          <p>{sentence(purchase.by)}</p>
          {!isSentBack(seat) && (
            <LinkButton
              to={hostPath({ orderUid: seat.orderUid, customerUid: readSession()?.customerUid ?? '' })}
              className="mt-3"
            >
              Buka halaman host
            </LinkButton>
          )}
        </Notice>
      )}
      {hostDuties.map((duty) => {
        const { title, text, label } = dutyWords(duty);
        return (
          <Notice
            key={duty.claim?.uid ?? duty.kind}
            tone={duty.isLate ? 'bad' : 'warn'}
            title={title}
            className="sm:p-5"
          >
            <p>{text}</p>
            <Button className="mt-3" onClick={() => act(duty)}>
              {label}
            </Button>
          </Notice>
        );
      })}
      {storing && <StoreCredential accountUid={accountUid} onClose={() => setStoring(false)} />}
    </section>
  );
}

const sentence = (words: string): string => `${words[0]!.toUpperCase()}${words.slice(1)}.`;
