import { clsx } from 'clsx';
import { Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyText } from './copy-text';
import { toast } from './toast';

const SIDE = 'col-start-1 row-start-1 flex items-center justify-center gap-1.5';

/** "Salin"; `what` completes the name for screen readers, `said` is the toast. */
export function CopyButton({ text, what, said }: { text: string; what: string; said: string }) {
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
        const done = await copyText(text);
        setCopied(done);
        toast(done ? 'success' : 'error', done ? said : 'Belum tersalin. Tekan lama teksnya untuk menyalin.');
      }}
    >
      {/* As wide for either: the number beside it is being read, and must not break anew. */}
      <span className={clsx(SIDE, copied && 'invisible')}>
        <Copy aria-hidden="true" className="size-4" />
        Salin
      </span>
      <span className={clsx(SIDE, !copied && 'invisible')}>Tersalin</span>
    </button>
  );
}
