import { Button, Tooltip } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import type { ActionPlans } from './action-plan';
import { useSession } from '../auth/session';
import { ChosenActionHost, useChooseAction } from './chosen-action';
import { Row } from '../ui/row';

interface RecordActionsProps {
  plans: ActionPlans;
  onDone?: () => void;
}

/**
 * One button for each action that the record allows; those that the role may not do are disabled and say so. The next
 * step, which the API names first, is filled, unless its plan is beside the way; what takes something away is outlined in red, after the others.
 */
export const RecordActions = (props: RecordActionsProps) =>
  useChooseAction() ? (
    <ActionButtons {...props} />
  ) : (
    <ChosenActionHost>
      <ActionButtons {...props} />
    </ChosenActionHost>
  );

const ActionButtons = ({ plans, onDone }: RecordActionsProps) => {
  const record = useRecordContext<RaRecord & { allowedActions?: string[]; forbiddenActions?: string[] }>();
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const choose = useChooseAction();
  const { allowedActions = [], forbiddenActions = [] } = record ?? {};
  if (!record || allowedActions.length + forbiddenActions.length === 0) return null;
  const labelOf = (action: string) => translate(`actions.${resource}.${action}.label`, { _: action });
  const isDanger = (action: string) => plans[action]?.danger === true;
  const steps = allowedActions.filter((action) => !isDanger(action));
  const next = steps.find((action) => !plans[action]?.aside);
  return (
    <Row>
      {[...steps, ...allowedActions.filter(isDanger)].map((action) => (
        <Button
          key={action}
          size="small"
          variant={action === next ? 'contained' : 'outlined'}
          color={isDanger(action) ? 'error' : 'primary'}
          startIcon={plans[action]?.icon}
          onClick={() => choose?.({ resource, record, action, plan: plans[action], onDone })}
        >
          {labelOf(action)}
        </Button>
      ))}
      {forbiddenActions.map((action) => (
        <ForbiddenButton key={action} label={labelOf(action)} icon={plans[action]?.icon} />
      ))}
    </Row>
  );
};

/** It can be focused, so that the reason is read by keyboard and screen reader too. */
const ForbiddenButton = ({ label, icon }: { label: string; icon: ReactNode }) => {
  const translate = useTranslate();
  const role = translate(`adminRole.${useSession()?.role}`);
  return (
    <Tooltip title={translate('access.forbidden', { role })} describeChild>
      <Button
        size="small"
        variant="outlined"
        startIcon={icon}
        aria-disabled
        disableRipple
        sx={{ color: 'text.secondary', borderColor: 'divider', cursor: 'not-allowed' }}
      >
        {label}
      </Button>
    </Tooltip>
  );
};
