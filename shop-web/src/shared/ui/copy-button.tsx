import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyText } from './copy-text';
import { toast } from './toast';

/** "Salin"; `what` completes the name for screen readers, `said` is the toast. */
export function CopyButton({ text, what, said }: { text: string; what: string; said: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 3000);
    return () => clearTimeout(timer);
  }, [copied]);
  const Icon = copied ? Check : Copy;

  return (
    <button
      type="button"
      aria-label={`Salin ${what}`}
      className="inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-lg px-3 text-sm font-semibold text-accent hover:bg-tint"
      onClick={async () => {
        const done = await copyText(text);
        setCopied(done);
        toast(done ? 'success' : 'error', done ? said : 'Belum tersalin. Tekan lama teksnya untuk menyalin.');
      }}
    >
      <Icon aria-hidden="true" className="size-4" />
      {copied ? 'Tersalin' : 'Salin'}
    </button>
  );
}
