import { Suspense, lazy, useEffect } from 'react';
import { useToasterWanted } from '../src/platform/ui/toast';
import { Brand } from './brand';
import { Controls } from './controls';
import { Feedback } from './feedback';
import { Fields } from './fields';
import { Pieces } from './pieces';
import { Tokens } from './tokens';

const Toaster = lazy(() => import('../src/platform/ui/toaster'));

/** Every token and piece of the shop in each of its states, for who works on them: no part of what is built. */
export function DesignPage() {
  const isToasterWanted = useToasterWanted();
  // public/first-paint.js keeps presses until then.
  useEffect(() => void document.dispatchEvent(new Event('hydrated')), []);
  return (
    <main className="wrap py-8">
      <h1 className="text-2xl font-bold">Design</h1>
      <p className="mt-1 text-muted">Semua token dan bagian toko dalam tiap keadaannya.</p>
      <Tokens />
      <Brand />
      <Controls />
      <Fields />
      <Feedback />
      <Pieces />
      {isToasterWanted && (
        <Suspense>
          <Toaster />
        </Suspense>
      )}
    </main>
  );
}
