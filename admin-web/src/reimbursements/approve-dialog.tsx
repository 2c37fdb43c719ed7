import { type ActionFormProps, ConfirmDialog } from '../shared/simple-dialogs';
import { UnsettledGroup } from './unsettled-group';

export const ApproveDialog = (props: ActionFormProps) => (
  <ConfirmDialog {...props}>
    <UnsettledGroup />
  </ConfirmDialog>
);
