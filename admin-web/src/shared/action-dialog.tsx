import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';

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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A dialog lives in a portal, but React events climb the component tree: rows and queues must not hear them.
    event.stopPropagation();
    if (!pending) props.onSubmit();
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
            <Alert severity="error" sx={{ mt: 2, whiteSpace: 'pre-line' }}>
              {error.message}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={props.onClose} disabled={pending}>
            {translate('dialog.close')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={danger ? 'error' : 'primary'}
            loading={pending}
            autoFocus={focusSubmit}
          >
            {props.submitLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
