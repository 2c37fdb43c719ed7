import { Button, Tooltip } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import type { ActionPlans } from './action-plan';
import { useForbiddenText } from '../auth/use-forbidden-text';
import { ChosenActionHost, useChooseAction } from './chosen-action';
import { SeldomActions } from './seldom-actions';
import { Row } from '../ui/row';

interface RecordActionsProps {
  plans: ActionPlans;
  /** Acts that have a form of their own on the page. */
  elsewhere?: string[];
  onDone?: () => void;
}

/**
 * One button for each action that the record allows; those that the role may not do are disabled and say so. The next
 * step, which the API names first, is filled, unless its plan is beside the way; what takes something away is outlined in red, after the
 * others; what is seldom wanted is behind a button of its own.
 */
export const RecordActions = (props: RecordActionsProps) =>
  useChooseAction() ? (
    <ActionButtons {...props} />
  ) : (
    <ChosenActionHost>
      <ActionButtons {...props} />
    </ChosenActionHost>
  );

const ActionButtons = ({ plans, elsewhere = NONE, onDone }: RecordActionsProps) => {
  const record = useRecordContext<RaRecord & { allowedActions?: string[]; forbiddenActions?: string[] }>();
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const choose = useChooseAction();
  const { allowedActions = [], forbiddenActions = [] } = record ?? {};
  if (!record || allowedActions.length + forbiddenActions.length === 0) return null;
  const labelOf = (action: string) => translate(`actions.${resource}.${action}.label`, { _: action });
  const isDanger = (action: string) => plans[action]?.danger === true;
  const isSeldom = (action: string) => plans[action]?.seldom === true;
  const isShown = (action: string) => !isSeldom(action) && !elsewhere.includes(action);
  const shown = allowedActions.filter(isShown);
  const steps = shown.filter((action) => !isDanger(action));
  const open = (action: string) => choose?.({ resource, record, action, plan: plans[action], onDone });
  const next = steps.find((action) => !plans[action]?.aside);
  const variantOf = (action: string) => (plans[action]?.quiet ? 'text' : action === next ? 'contained' : 'outlined');
  return (
    <Row>
      {[...steps, ...shown.filter(isDanger)].map((action) => (
        <Button
          key={action}
          size="small"
          variant={variantOf(action)}
          color={isDanger(action) ? 'error' : 'primary'}
          startIcon={plans[action]?.icon}
          onClick={() => open(action)}
        >
          {labelOf(action)}
        </Button>
      ))}
      {forbiddenActions.filter(isShown).map((action) => (
        <ForbiddenButton key={action} label={labelOf(action)} icon={plans[action]?.icon} />
      ))}
      <SeldomActions
        allowed={allowedActions.filter(isSeldom)}
        forbidden={forbiddenActions.filter(isSeldom)}
        plans={plans}
        labelOf={labelOf}
        onChoose={open}
      />
    </Row>
  );
};

const NONE: string[] = [];

/** It can be focused, so that the reason is read by keyboard and screen reader too. */
const ForbiddenButton = ({ label, icon }: { label: string; icon: ReactNode }) => (
  <Tooltip title={useForbiddenText()} describeChild>
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
