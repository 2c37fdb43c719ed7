import { Alert, Button, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Form, HttpError, type RaRecord, useRecordContext, useTranslate } from 'react-admin';
import { isTransient } from '../data/http';
import { ActionFrame } from './action-frame';
import { RefusedAlert } from './refused-alert';

export type FormValues = Record<string, string | null | undefined>;

interface ActionDialogProps<Values extends object> {
  title: ReactNode;
  submitLabel: string;
  danger?: boolean;
  pending: boolean;
  error: Error | null;
  /** What the inputs begin with; nothing is taken from the record. */
  defaultValues?: Partial<Values>;
  onSubmit: (values: Values) => void;
  onClose: () => void;
  /** For a dialog without inputs: the button gets the focus, so that Enter accepts. */
  focusSubmit?: boolean;
  children: ReactNode;
}

const NO_RECORD = {};

/** A record of money to a customer has these. */
type Payee = RaRecord & { customerName?: string; isBlocked?: boolean };

/** A form of react-admin in a dialog around one action; stays open with the error when the API refuses. */
export const ActionDialog = <Values extends object = FormValues>({
  danger,
  pending,
  error,
  focusSubmit,
  defaultValues,
  ...props
}: ActionDialogProps<Values>) => {
  const translate = useTranslate();
  const record = useRecordContext<Payee>();
  const titleId = useId();
  const contentId = useId();
  const conflict = isStateConflict(error);
  // A request without an answer may have been carried out: a conflict after it need not be another admin's doing.
  const [unanswered, setUnanswered] = useState(false);
  if (!unanswered && isTransient(error)) setUnanswered(true);
  const submitButton = useRef<HTMLButtonElement>(null);
  // Disabled while pending, the button lost the focus; Enter has to try again.
  useEffect(() => {
    const button = submitButton.current;
    if (error && !button?.form?.contains(document.activeElement)) button?.focus();
  }, [error]);
  const submit = (values: object) => {
    if (pending) return;
    if (conflict) props.onClose();
    else props.onSubmit(values as Values);
  };
  return (
    <ActionFrame titleId={titleId} contentId={contentId} onClose={pending ? undefined : props.onClose}>
      <Form
        record={NO_RECORD}
        defaultValues={defaultValues as object}
        onSubmit={submit}
        noValidate
        disableInvalidFormNotification
      >
        <DialogTitle id={titleId}>{props.title}</DialogTitle>
        <DialogContent id={contentId}>
          <BlockedAlert of={record} />
          {props.children}
          {conflict && (
            <Alert severity="info" sx={{ mt: 2 }}>
              {translate(unanswered ? 'dialog.conflictAfterRetry' : 'dialog.conflict')} {error?.message}
            </Alert>
          )}
          {error && !conflict && <RefusedAlert error={error} />}
        </DialogContent>
        <DialogActions>
          {conflict ? (
            <Button type="submit" variant="contained" ref={takeFocus}>
              {translate('dialog.continue')}
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
      </Form>
    </ActionFrame>
  );
};

/** The dialog covers the page, which says it too: money to a blocked customer is decided with open eyes. */
const BlockedAlert = ({ of: record }: { of: Payee | undefined }) => {
  const translate = useTranslate();
  if (!record?.isBlocked) return null;
  return (
    <Alert severity="warning" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
      {translate('dialog.blocked', { name: record.customerName })}
    </Alert>
  );
};

/** The record has left the state that the action needs; the page behind has been refreshed. */
const isStateConflict = (error: Error | null): boolean =>
  error instanceof HttpError &&
  /^(ILLEGAL_\w+_ACTION|NOT_IN_BATCH)$/.test((error.body as { code?: string } | undefined)?.code ?? '');

/** `autoFocus` works only when a dialog opens. */
const takeFocus = (button: HTMLButtonElement | null): void => button?.focus();
