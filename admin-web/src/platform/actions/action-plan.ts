import type { ComponentType, ReactNode } from 'react';
import type { ActionFormProps } from './simple-dialogs';

export interface ActionPlan {
  icon: ReactNode;
  danger?: boolean;
  /** Never the next step, so never filled. */
  aside?: boolean;
  /** Without an outline: where many records stand below each other, or beside the one filled button. */
  quiet?: boolean;
  /** Behind the button of the other acts, because it is seldom wanted. */
  seldom?: boolean;
  /** Another action undoes it: no warning that it is final. */
  reversible?: boolean;
  /** Customers do not see the reason. */
  internalReason?: boolean;
  dialog: ComponentType<ActionFormProps>;
}
export type ActionPlans = Record<string, ActionPlan>;
