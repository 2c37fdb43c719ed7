import { useEffect, useState } from 'react';
import type { RevealedCredential } from '#contracts/products/subscriptions/vault.http';
import { Button } from '../../../platform/ui/button';
import { CopyButton } from '../../../platform/ui/copy-button';

const FIELDS = [
  ['username', 'Nama pengguna'],
  ['password', 'Kata sandi'],
  ['profile', 'Profil'],
  ['pin', 'PIN profil'],
] as const;

/** Hides itself after a countdown, in case the screen is left open. */
export function RevealedLogin({ login, onHide }: { login: RevealedCredential; onHide: () => void }) {
  const left = useSecondsLeft(login.hideAfterSeconds, onHide);
  return (
    <div className="rounded-xl border border-line bg-sunken p-4">
      <dl className="space-y-2">
        {FIELDS.map(([field, label]) => {
          const value = login[field];
          return (
            value !== null && (
              <div key={field} className="pair items-center">
                <div className="min-w-0 !basis-[8rem]">
                  <dt className="text-muted">{label}</dt>
                  <dd className="font-mono text-base font-semibold break-all whitespace-pre-wrap">{value}</dd>
                </div>
                <CopyButton text={value} what={label.toLowerCase()} done={`${label} disalin`} />
              </div>
            )
          );
        })}
        {login.note !== null && (
          <div>
            <dt className="text-muted">Catatan</dt>
            <dd className="whitespace-pre-line">{login.note}</dd>
          </div>
        )}
      </dl>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-2 border-t border-line pt-3">
        <p role="timer" className="tabular-nums">
          Disembunyikan dalam {left} detik
        </p>
        <Button variant="secondary" onClick={onHide}>
          Sembunyikan
        </Button>
      </div>
    </div>
  );
}

/** By the clock and not by ticks, which are rare in a background tab. */
function useSecondsLeft(seconds: number, onEnd: () => void): number {
  const [endsAt] = useState(() => Date.now() + seconds * 1000);
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((endsAt - now) / 1000));
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (left === 0) onEnd();
  }, [left, onEnd]);
  return left;
}
