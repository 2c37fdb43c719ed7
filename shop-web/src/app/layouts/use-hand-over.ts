import { useEffect } from 'react';

/** From the first commit on the components know who is looking; the marks of public/first-paint.js have done their work. */
export function useHandOver(): void {
  useEffect(() => {
    const frame = requestAnimationFrame(() =>
      document.documentElement.classList.remove('was-signed-in', 'was-webview'),
    );
    return () => cancelAnimationFrame(frame);
  }, []);
}
