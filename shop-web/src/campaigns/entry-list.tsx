import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../platform/ui/button';
import { ErrorState, SkeletonList } from '../platform/ui/states';
import { entriesQuery } from './campaigns.queries';

const STEP = 100;

/** The frozen list, fetched when it is opened. */
export function EntryList({ slug, lotteryUid }: { slug: string; lotteryUid: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="mt-4" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold text-accent">Daftar peserta</summary>
      {isOpen && <Entries slug={slug} lotteryUid={lotteryUid} />}
    </details>
  );
}

function Entries({ slug, lotteryUid }: { slug: string; lotteryUid: string }) {
  const [shown, setShown] = useState(STEP);
  const { data, error, refetch } = useQuery(entriesQuery(slug, lotteryUid));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonList label="Memuat daftar peserta…" item="h-6" />;
  return (
    <>
      <ol aria-label="Daftar peserta" className="divide-y divide-line rounded-xl border border-line px-4 text-sm">
        {data.slice(0, shown).map(({ number, code, name }) => (
          <li key={number} className="flex flex-wrap gap-x-3 py-1.5">
            <span className="w-12 shrink-0 text-right text-muted">{number}</span>
            <span className="font-mono">{code}</span>
            <span className="min-w-0 wrap-anywhere text-muted">{name || 'Akun dihapus'}</span>
          </li>
        ))}
      </ol>
      {shown < data.length && (
        <Button variant="quiet" className="mt-2" onClick={() => setShown(shown + STEP)}>
          Tampilkan {Math.min(STEP, data.length - shown)} berikutnya
        </Button>
      )}
    </>
  );
}
