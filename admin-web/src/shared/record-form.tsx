import { type ReactNode, useState } from 'react';
import {
  Create,
  type CreateProps,
  Edit,
  HttpError,
  type RaRecord,
  SaveButton,
  SimpleForm,
  Toolbar,
  TopToolbar,
  useEditContext,
  useNotify,
  useTranslate,
} from 'react-admin';
import { FocusFirstWrong } from './focus-first-wrong';
import { Mendable } from './mendable';
import { ListButton, ShowButton } from './page-buttons';
import { useRecordQuery } from './record-query';
import { Read } from './read';

const CONFLICT = 409;

interface RecordFormProps {
  /** Where to when it is saved; false stays. */
  redirect?: CreateProps['redirect'];
  /** Beside the form: what customers will see. */
  aside?: ReactNode;
  children: ReactNode;
}
interface RecordCreateProps extends RecordFormProps {
  /** What is sent: the fields of the API's body, and nothing else of the record. */
  fields: readonly string[];
  defaults?: object;
}
interface RecordEditProps<R> extends RecordFormProps {
  /** What is sent beside the version; a record that is not sent as it was read has a function for it. */
  fields: readonly string[] | ((record: R) => object);
  actions?: ReactNode;
}

const pick = (record: Record<string, unknown>, fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, record[field]]));

/** A record that an admin writes. It stands in the list when the API has agreed; refusals show at their fields. */
export const RecordCreate = ({ fields, redirect = 'show', aside, children, defaults }: RecordCreateProps) => (
  <Create
    redirect={redirect}
    transform={(record: Partial<RaRecord>) => pick({ ...defaults, ...record }, fields)}
    aside={<>{aside}</>}
    sx={beside}
    actions={
      <TopToolbar>
        <ListButton />
      </TopToolbar>
    }
  >
    <SimpleForm toolbar={<SaveOnly />} defaultValues={defaults}>
      {children}
    </SimpleForm>
  </Create>
);

/** The same for a record that is there. Sends the version that was read: of two admins the second is told, and may read it anew. */
export const RecordEdit = <R extends RaRecord>({
  fields,
  redirect = 'show',
  actions = <ShowButton />,
  aside,
  children,
}: RecordEditProps<R>) => {
  const notify = useNotify();
  const [conflict, setConflict] = useState<string | null>(null);
  return (
    <Edit
      redirect={redirect}
      queryOptions={useRecordQuery()}
      mutationMode="pessimistic"
      transform={(record: R) => ({
        ...(typeof fields === 'function' ? fields(record) : pick(record, fields)),
        version: record.version,
      })}
      mutationOptions={{
        onError: (error: unknown) => {
          const { message, status, body } = error as HttpError;
          if (status === CONFLICT) setConflict(message);
          else if (!(body as { errors?: object } | undefined)?.errors)
            notify(message, { type: 'error', messageArgs: { _: message } });
        },
      }}
      aside={<>{aside}</>}
      sx={beside}
      actions={
        <TopToolbar>
          {actions}
          <ListButton />
        </TopToolbar>
      }
      render={({ record, ...query }) => (
        <Read query={{ ...query, data: record }} skeleton={null}>
          {() => (
            <>
              {conflict && <Conflict message={conflict} onRead={() => setConflict(null)} />}
              <SimpleForm toolbar={<SaveOnly />}>{children}</SimpleForm>
            </>
          )}
        </Read>
      )}
    />
  );
};

const Conflict = ({ message, onRead }: { message: string; onRead: () => void }) => {
  const { refetch } = useEditContext();
  const translate = useTranslate();
  return (
    <Mendable label={translate('form.readAgain')} onMend={() => void refetch().then(onRead)} sx={{ m: 2 }}>
      {message}
    </Mendable>
  );
};

/** Nothing is ever deleted here. */
const SaveOnly = () => (
  <Toolbar>
    <SaveButton alwaysEnable />
    <FocusFirstWrong />
  </Toolbar>
);

/** The aside stands beside the form where there is room, and under it on a phone. */
const beside = {
  '& .RaEdit-main, & .RaCreate-main': { flexWrap: { xs: 'wrap', md: 'nowrap' }, gap: 2, alignItems: 'flex-start' },
  '& .RaEdit-card, & .RaCreate-card': { minWidth: 0, width: '100%' },
};
