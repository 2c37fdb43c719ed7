import { clsx } from 'clsx';
import { Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { toast } from './toast';

const SIDE = 'col-start-1 row-start-1 flex items-center justify-center gap-1.5';

/** "Salin". `what` completes the label for screen readers, `done` is the toast. */
export function CopyButton({ text, what, done }: { text: string; what: string; done: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 3000);
    return () => clearTimeout(timer);
  }, [copied]);

  return (
    <button
      type="button"
      aria-label={`Salin ${what}`}
      className="inline-grid min-h-11 shrink-0 items-center rounded-lg px-2 text-sm font-semibold text-accent hover:bg-tint"
      onClick={async () => {
        const isCopied = await copyText(text);
        setCopied(isCopied);
        toast(isCopied ? 'success' : 'error', isCopied ? done : 'Belum tersalin. Tekan lama teksnya untuk menyalin.');
      }}
    >
      {/* Both texts take the same space, so that the number beside them does not move. */}
      <span className={clsx(SIDE, copied && 'invisible')}>
        <Copy aria-hidden="true" className="size-4" />
        Salin
      </span>
      <span className={clsx(SIDE, !copied && 'invisible')}>Tersalin</span>
    </button>
  );
}

/** @returns whether the text is on the clipboard now. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text); // plain http outside localhost, or no permission
  }
}

function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.setAttribute('readonly', '');
  area.style.position = 'fixed';
  area.style.opacity = '0';
  document.body.append(area);
  const focused = document.activeElement;
  area.select();
  const copied = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}
