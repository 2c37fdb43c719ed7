import { Box } from '@mui/material';
import { type ReactNode, createContext, useContext, useEffect, useRef, useState } from 'react';
import { RecordContextProvider, type RaRecord, ResourceContextProvider } from 'react-admin';
import { ActionsInPlace } from './action-frame';
import type { ActionPlan } from './action-plan';
import { ReasonDialog } from './simple-dialogs';
import { useAct } from './use-act';

interface ChosenAction {
  resource: string;
  /** As it was when the button was pressed. */
  record: RaRecord;
  action: string;
  /** Without a plan the dialog asks for a reason. */
  plan?: Partial<ActionPlan>;
  onDone?: () => void;
}

const Choose = createContext<((chosen: ChosenAction) => void) | null>(null);
/** Opens the dialog of an action; null outside of a ChosenActionHost. */
export const useChooseAction = () => useContext(Choose);

/** Renders the dialog of the chosen action, so that it survives its button: rows are refetched and re-laid out. */
export const ChosenActionHost = ({ children }: { children: ReactNode }) => {
  const [chosen, setChosen] = useState<ChosenAction | null>(null);
  return (
    <Choose value={setChosen}>
      {children}
      {chosen && <ChosenForm chosen={chosen} onClose={() => setChosen(null)} />}
    </Choose>
  );
};

/** Renders the form of the chosen action where its button stands, until it is left. */
export const ChosenActionInPlace = ({ children }: { children: ReactNode }) => {
  const [chosen, setChosen] = useState<ChosenAction | null>(null);
  const opener = useRef<Element | null>(null);
  // A form that is gone leaves the focus nowhere; the button is hidden, not removed, so that it can have it back.
  useEffect(() => {
    if (!chosen && opener.current instanceof HTMLElement) opener.current.focus();
  }, [chosen]);
  const choose = (action: ChosenAction) => {
    opener.current = document.activeElement;
    setChosen(action);
  };
  return (
    <Choose value={choose}>
      <Box hidden={chosen !== null}>{children}</Box>
      {chosen && (
        <ActionsInPlace>
          <ChosenForm chosen={chosen} onClose={() => setChosen(null)} />
        </ActionsInPlace>
      )}
    </Choose>
  );
};

interface ChosenFormProps {
  chosen: ChosenAction;
  onClose: () => void;
}

const ChosenForm = (props: ChosenFormProps) => (
  <ResourceContextProvider value={props.chosen.resource}>
    <RecordContextProvider value={props.chosen.record}>
      <ChosenDialog {...props} />
    </RecordContextProvider>
  </ResourceContextProvider>
);

const ChosenDialog = ({ chosen, onClose }: ChosenFormProps) => {
  const { resource, record, action, plan = {}, onDone } = chosen;
  const { dialog: Dialog = ReasonDialog, danger, reversible, internalReason } = plan;
  const act = useAct(resource);
  return (
    <Dialog
      resource={resource}
      action={action}
      danger={danger}
      reversible={reversible}
      internalReason={internalReason}
      pending={act.isPending}
      error={act.error}
      onAct={(body) => act.mutate({ id: record.id, action, body }, { onSuccess: () => (onClose(), onDone?.()) })}
      onClose={onClose}
    />
  );
};
