import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

/** Faster pages show no bar. */
const THROTTLE_MS = 200;
const FADE_MS = 500;

/** 2 px at the top while a page loads; red when it failed (`failed`: the error page is on screen). */
export function ProgressBar({ failed = false }: { failed?: boolean }) {
  const loading = useNavigation().state === 'loading';
  const [phase, setPhase] = useState<'idle' | 'running' | 'done'>('idle');
  useEffect(() => {
    if (!loading) {
      setPhase((current) => (current === 'running' ? 'done' : current));
      return;
    }
    const timer = setTimeout(() => setPhase('running'), THROTTLE_MS);
    return () => clearTimeout(timer);
  }, [loading]);
  useEffect(() => {
    if (phase !== 'done') return;
    const timer = setTimeout(() => setPhase('idle'), FADE_MS);
    return () => clearTimeout(timer);
  }, [phase]);

  if (failed)
    return <div aria-hidden="true" data-progress="failed" className="fixed inset-x-0 top-0 z-50 h-0.5 bg-danger" />;
  if (phase === 'idle') return null;
  return (
    <div
      aria-hidden="true"
      data-progress={phase}
      className={`fixed inset-x-0 top-0 z-50 h-0.5 origin-left bg-brand ${phase === 'running' ? 'animate-progress' : 'opacity-0 transition-opacity duration-500'}`}
    />
  );
}
