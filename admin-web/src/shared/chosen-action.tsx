import { type ReactNode, createContext, useContext, useState } from 'react';
import { RecordContextProvider, type RaRecord, ResourceContextProvider } from 'react-admin';
import type { ActionPlan } from './action-plan';
import { ReasonDialog } from './simple-dialogs';
import { useAct } from './use-act';

interface ChosenAction {
  resource: string;
  /** As it was when the button was pressed: the dialog asks about what was read. */
  record: RaRecord;
  action: string;
  /** An action without a plan asks for a reason. */
  plan?: Partial<ActionPlan>;
  onDone?: () => void;
}

const Choose = createContext<((chosen: ChosenAction) => void) | null>(null);
/** Opens the dialog of an action; null where nobody above holds one. */
export const useChooseAction = () => useContext(Choose);

/** Holds the dialog of an action that is chosen below. It outlives its button: a table turns into cards with the phone, and a row leaves the list. */
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
  const { dialog: Dialog = ReasonDialog, danger, undoable, inside } = plan;
  const act = useAct(resource);
  return (
    <Dialog
      resource={resource}
      action={action}
      danger={danger}
      undoable={undoable}
      inside={inside}
      pending={act.isPending}
      error={act.error}
      onAct={(body) => act.mutate({ id: record.id, action, body }, { onSuccess: () => (onClose(), onDone?.()) })}
      onClose={onClose}
    />
  );
};
