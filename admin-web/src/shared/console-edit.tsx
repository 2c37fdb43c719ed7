import type { ReactNode } from 'react';
import { Edit, type EditProps, ListButton, SaveButton, SimpleForm, Toolbar, TopToolbar } from 'react-admin';

/**
 * Every form of a record: saved when the API has agreed, its refusals at their fields. The version that was read goes
 * with it, so that of two admins the second is told.
 */
export const ConsoleEdit = ({
  children,
  actions,
  ...edit
}: Pick<EditProps, 'transform' | 'redirect'> & { children: ReactNode; actions?: ReactNode }) => (
  <Edit
    mutationMode="pessimistic"
    actions={
      <TopToolbar>
        {actions}
        <ListButton />
      </TopToolbar>
    }
    {...edit}
  >
    <SimpleForm toolbar={<SaveOnly />}>{children}</SimpleForm>
  </Edit>
);

/** Nothing is deleted from a form. */
const SaveOnly = () => (
  <Toolbar>
    <SaveButton />
  </Toolbar>
);
