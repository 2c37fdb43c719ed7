import { ChevronDown, LogOut } from 'lucide-react';
import { useSignOut } from '../../identity/session/session.queries';
import { whileBusy } from '../../platform/ui/button';

/** Beside the avatar of the campaign bar. */
export function CampaignMenu() {
  const signOut = useSignOut();
  return (
    <details className="relative">
      <summary
        aria-label="Menu akun"
        className="grid size-11 list-none place-items-center rounded-full hover:bg-sunken"
      >
        <ChevronDown aria-hidden="true" className="size-5" />
      </summary>
      <div className="absolute right-0 z-40 mt-1 w-44 rounded-xl border border-line bg-surface p-2 shadow-float">
        <button
          type="button"
          className="flex min-h-11 w-full items-center gap-3 rounded-lg px-3 text-left text-sm font-semibold hover:bg-sunken"
          {...whileBusy(signOut.isPending, () => signOut.mutate())}
        >
          <LogOut aria-hidden="true" className="size-4 text-muted" /> Logout
        </button>
      </div>
    </details>
  );
}
