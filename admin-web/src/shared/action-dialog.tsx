import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import { isTransient } from './http';

export interface ActionDialogProps {
  title: string;
  submitLabel: string;
  danger?: boolean;
  pending: boolean;
  error: Error | null;
  onSubmit: () => void;
  onClose: () => void;
  /** Nothing to fill in: the button takes the focus, so that Enter accepts. */
  focusSubmit?: boolean;
  children: ReactNode;
}

/** A form in a dialog around one action; stays open with the API's words when it is refused. */
export const ActionDialog = ({ danger, pending, error, focusSubmit, ...props }: ActionDialogProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const contentId = useId();
  const late = isTooLate(error);
  // An attempt without an answer may have been carried out all the same: then it was no other person who was first.
  const [unanswered, setUnanswered] = useState(false);
  if (!unanswered && isTransient(error)) setUnanswered(true);
  const submitButton = useRef<HTMLButtonElement>(null);
  // Pressed and then disabled while it is sent, the button has lost the focus: Enter has to try again.
  useEffect(() => {
    const button = submitButton.current;
    if (error && !button?.form?.contains(document.activeElement)) button?.focus();
  }, [error]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A dialog lives in a portal, but React events climb the component tree: rows and queues must not hear them.
    event.stopPropagation();
    if (pending) return;
    if (late) props.onClose();
    else props.onSubmit();
  };
  return (
    <Dialog
      open
      onClose={pending ? undefined : props.onClose}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.key !== 'Escape' && event.stopPropagation()}
      aria-labelledby={titleId}
      aria-describedby={contentId}
      fullWidth
      maxWidth="xs"
    >
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{props.title}</DialogTitle>
        <DialogContent id={contentId}>
          {props.children}
          {error && (
            <Alert severity={late ? 'info' : 'error'} sx={{ mt: 2, whiteSpace: 'pre-line' }}>
              {late ? translate(unanswered ? 'dialog.decidedAlready' : 'dialog.tooLate') : error.message}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          {late ? (
            <Button type="submit" variant="contained" ref={takeFocus}>
              {translate('dialog.goOn')}
            </Button>
          ) : (
            <>
              <Button onClick={props.onClose} disabled={pending}>
                {translate('dialog.close')}
              </Button>
              <Button
                type="submit"
                variant="contained"
                color={danger ? 'error' : 'primary'}
                loading={pending}
                autoFocus={focusSubmit}
                ref={submitButton}
              >
                {props.submitLabel}
              </Button>
            </>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
};

/** Somebody else was first: there is nothing left to try again, and the page behind has been read anew. */
const isTooLate = (error: Error | null): boolean =>
  error instanceof HttpError && /^ILLEGAL_\w+_ACTION$/.test((error.body as { code?: string } | undefined)?.code ?? '');

/** In an open dialog `autoFocus` moves nothing; the button that had the focus is gone. */
const takeFocus = (button: HTMLButtonElement | null): void => button?.focus();
