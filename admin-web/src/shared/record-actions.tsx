import { Button } from '@mui/material';
import { type ComponentType, type ReactNode, useState } from 'react';
import { type RaRecord, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { Row } from './row';
import { type ActionFormProps, ReasonDialog } from './simple-dialogs';
import { useAct } from './use-act';

export interface ActionPlan {
  icon: ReactNode;
  danger?: boolean;
  /** Another action takes it back: nothing is said about finality. */
  undoable?: boolean;
  /** The reason that is asked for stays among admins. */
  inside?: boolean;
  dialog: ComponentType<ActionFormProps>;
}
export type ActionPlans = Record<string, ActionPlan>;

/** One button for each action that the API says is possible now; the API decides again. An action without a plan asks for a reason. */
export const RecordActions = ({ plans, onDone }: { plans: ActionPlans; onDone?: () => void }) => {
  const record = useRecordContext<RaRecord & { allowedActions?: string[] }>();
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const [chosen, setChosen] = useState<string | null>(null);
  const act = useAct(resource);
  if (!record?.allowedActions?.length) return null;

  const close = () => {
    setChosen(null);
    act.reset();
  };
  const Dialog = (chosen && plans[chosen]?.dialog) || ReasonDialog;
  return (
    <Row>
      {record.allowedActions.map((action) => (
        <Button
          key={action}
          size="small"
          variant={plans[action]?.danger ? 'outlined' : 'contained'}
          color={plans[action]?.danger ? 'error' : 'primary'}
          startIcon={plans[action]?.icon}
          onClick={() => setChosen(action)}
        >
          {translate(`actions.${resource}.${action}.label`, { _: action })}
        </Button>
      ))}
      {chosen && (
        <Dialog
          resource={resource}
          action={chosen}
          danger={plans[chosen]?.danger}
          undoable={plans[chosen]?.undoable}
          inside={plans[chosen]?.inside}
          pending={act.isPending}
          error={act.error}
          onAct={(body) =>
            act.mutate({ id: record.id, action: chosen, body }, { onSuccess: () => (close(), onDone?.()) })
          }
          onClose={close}
        />
      )}
    </Row>
  );
};
