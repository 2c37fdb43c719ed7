import { useEffect } from 'react';

/** From the first commit on the components know who is looking and what is pressed; public/first-paint.js has done its work. */
export function useHandOver(): void {
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      document.documentElement.classList.remove('was-signed-in', 'was-webview');
      document.dispatchEvent(new Event('alive'));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
}
