import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

/**
 * A native modal dialog: the browser keeps the focus inside, closes on Escape and gives the focus back. Mount it to
 * open it; the focus is on its heading. While `locked` it cannot be closed (a request is under way).
 */
export function Modal({
  title,
  locked = false,
  onClose,
  children,
}: {
  title: string;
  locked?: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  // In a layout effect: a dialog that is closed after it was removed does not restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Not on the button that closes it, which the browser would choose; unless a field has taken it.
    if (!element?.querySelector('[autofocus]')) heading.current?.focus();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        if (!locked) onClose();
      }}
      onClick={(event) => {
        // The second press of a double click was meant for what is now behind the dialog.
        if (event.target === dialog.current && !locked && event.detail < 2) onClose();
      }}
      className="m-0 mt-auto max-h-[92dvh] w-full max-w-full overflow-y-auto rounded-t-2xl bg-surface p-0 text-ink shadow-float sm:m-auto sm:max-w-lg sm:rounded-2xl"
    >
      {/* The padding is inside, so that a click on it is not a click on the backdrop. */}
      <div className="p-5 sm:p-6">
        <div className="mb-4 flex items-start justify-between gap-4">
          <h2 ref={heading} id={titleId} tabIndex={-1} className="text-xl font-bold outline-none">
            {title}
          </h2>
          <button
            type="button"
            onClick={onClose}
            disabled={locked}
            aria-label="Tutup"
            className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-sunken disabled:opacity-40"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
