import { Share2 } from 'lucide-react';
import { Button } from './button';
import { copyText } from './copy-button';
import { toast } from './toast';

interface Shared {
  /** What goes with the link, as a message of the customer. */
  text: string;
  /** Of this site. */
  path: string;
}

/** Opens the sheet of the device, or copies the link where there is none. */
export const ShareButton = ({ label, ...shared }: Shared & { label: string }) => (
  <Button variant="secondary" onClick={() => void share(shared)}>
    <Share2 aria-hidden="true" className="size-4" />
    {label}
  </Button>
);

async function share({ text, path }: Shared): Promise<void> {
  const url = new URL(path, location.origin).href;
  try {
    // Not in every browser, whatever its type says.
    if (typeof navigator.share === 'function') return await navigator.share({ text, url });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
  }
  const isCopied = await copyText(url);
  toast(
    isCopied ? 'success' : 'error',
    isCopied ? 'Tautan tersalin. Tinggal kirim ke temanmu.' : `Belum tersalin. Ini tautannya: ${url}`,
  );
}
