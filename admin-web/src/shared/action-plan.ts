import type { ComponentType, ReactNode } from 'react';
import type { ActionFormProps } from './simple-dialogs';

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
