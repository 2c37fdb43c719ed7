import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import 'sonner/dist/styles.css';
import { toasterReady } from './toast';

const SHOW = { success: toast.success, warning: toast.warning, neutral: toast, error: toast.error };

/** Loaded on demand; see toast.ts. */
export default function Toaster() {
  useEffect(
    () =>
      toasterReady({
        show: (status, { title, message, closeButton }, duration) =>
          SHOW[status](title ?? message, { duration, closeButton, description: title ? message : undefined }),
      }),
    [],
  );
  return (
    <Sonner
      position="top-center"
      closeButton
      richColors
      theme={document.documentElement.classList.contains('dark') ? 'dark' : 'light'}
      offset={72}
      mobileOffset={{ top: 64 }}
      containerAriaLabel="Pemberitahuan"
      toastOptions={{ closeButtonAriaLabel: 'Tutup' }}
    />
  );
}
