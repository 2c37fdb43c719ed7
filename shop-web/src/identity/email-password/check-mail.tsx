import { MailCheck } from 'lucide-react';
import type { ReactNode } from 'react';

/** A mail was sent: where to look for it. */
export function CheckMail({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div role="status">
      <MailCheck aria-hidden="true" className="mb-3 size-9 text-accent" />
      <p className="font-semibold">Cek kotak masuk kamu</p>
      <div className="mt-1.5 space-y-2 text-muted">
        {children}
        <p>Belum ada? Lihat juga folder spam atau promosi.</p>
      </div>
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}
