import { type ReactNode, createContext, useContext, useState } from 'react';
import { RecordContextProvider, type RaRecord, ResourceContextProvider } from 'react-admin';
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
      {chosen && (
        <ResourceContextProvider value={chosen.resource}>
          <RecordContextProvider value={chosen.record}>
            <ChosenDialog chosen={chosen} onClose={() => setChosen(null)} />
          </RecordContextProvider>
        </ResourceContextProvider>
      )}
    </Choose>
  );
};

const ChosenDialog = ({ chosen, onClose }: { chosen: ChosenAction; onClose: () => void }) => {
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
