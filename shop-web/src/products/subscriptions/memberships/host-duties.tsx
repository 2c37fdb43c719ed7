import { useState } from 'react';
import type { MembershipDetail } from '#contracts/products/subscriptions/memberships.http';
import { Button } from '../../../platform/ui/button';
import { Notice } from '../../../platform/ui/notice';
import { type HostDuty, dutyWords } from '../host-duty';
import { StoreCredential } from './store-credential';

/** Of the place where a claim is answered. */
export const THREADS_ID = 'percakapan';

/** What a host has to do for the members of the group, above everything else of the page. */
export function HostDuties({ seat: { accountUid, hostDuties } }: { seat: MembershipDetail }) {
  const [storing, setStoring] = useState(false);
  // What is being typed stays, also when the login has come from elsewhere meanwhile.
  if (hostDuties.length === 0 && !storing) return null;
  const act = ({ kind }: HostDuty) => {
    if (kind === 'login') setStoring(true);
    else document.getElementById(THREADS_ID)?.scrollIntoView();
  };
  return (
    <section aria-label="Menunggu kamu" className="space-y-3">
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
