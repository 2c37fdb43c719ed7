import { Button } from '@mui/material';
import { type RaRecord, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import type { ActionPlans } from './action-plan';
import { ChosenActionHost, useChooseAction } from './chosen-action';
import { Row } from '../ui/row';

interface RecordActionsProps {
  plans: ActionPlans;
  onDone?: () => void;
}

/** One button per action in the record's `allowedActions`. */
export const RecordActions = (props: RecordActionsProps) =>
  useChooseAction() ? (
    <ActionButtons {...props} />
  ) : (
    <ChosenActionHost>
      <ActionButtons {...props} />
    </ChosenActionHost>
  );

const ActionButtons = ({ plans, onDone }: RecordActionsProps) => {
  const record = useRecordContext<RaRecord & { allowedActions?: string[] }>();
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const choose = useChooseAction();
  if (!record?.allowedActions?.length) return null;
  return (
    <Row>
      {record.allowedActions.map((action) => (
        <Button
          key={action}
          size="small"
          variant={plans[action]?.danger ? 'outlined' : 'contained'}
          color={plans[action]?.danger ? 'error' : 'primary'}
          startIcon={plans[action]?.icon}
          onClick={() => choose?.({ resource, record, action, plan: plans[action], onDone })}
        >
          {translate(`actions.${resource}.${action}.label`, { _: action })}
        </Button>
      ))}
    </Row>
  );
};
