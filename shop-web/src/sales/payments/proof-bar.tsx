import type { RefObject } from 'react';
import { Button } from '../../platform/ui/button';
import { leadTo, useIsBelow } from '../../platform/ui/lead-to';

interface Props {
  /** What stands right under the accounts. */
  afterAccounts: RefObject<HTMLElement | null>;
  form: RefObject<HTMLElement | null>;
}

/** At the foot of a phone, between the accounts and the form of the proof, to which it leads; over the accounts it would cover a number. */
export function ProofBar({ afterAccounts, form }: Props) {
  const accountsAreBelow = useIsBelow(afterAccounts);
  const formIsBelow = useIsBelow(form);
  if (accountsAreBelow !== false || !formIsBelow) return null;
  return (
    // The column spaces its children, also one that is fixed.
    <div className="fixed inset-x-0 bottom-0 z-20 !m-0 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] shadow-float sm:hidden">
      <div className="column py-2.5">
        <Button variant="secondary" wide onClick={() => leadTo(form.current)}>
          Sudah transfer? Kirim bukti
        </Button>
      </div>
    </div>
  );
}
