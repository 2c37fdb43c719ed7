import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

/** Faster pages show no bar. */
const THROTTLE_MS = 200;
const FADE_MS = 500;

/** The bar of a load that failed, as long as its error is on the screen. */
export const FailedProgress = () => (
  <div aria-hidden="true" data-progress="failed" className="fixed inset-x-0 top-0 z-50 h-0.5 bg-danger" />
);

/** 2 px at the top while a page loads. */
export function ProgressBar() {
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

  if (phase === 'idle') return null;
  return (
    <div
      aria-hidden="true"
      data-progress={phase}
      className={`fixed inset-x-0 top-0 z-50 h-0.5 origin-left bg-brand ${phase === 'running' ? 'animate-progress' : 'opacity-0 transition-opacity duration-500'}`}
    />
  );
}
