import { type ReactNode, useState } from 'react';
import {
  Create,
  type CreateProps,
  Edit,
  HttpError,
  type RaRecord,
  SaveButton,
  SaveContextProvider,
  SimpleForm,
  Toolbar,
  TopToolbar,
  useEditContext,
  useNotify,
  useSaveContext,
  useTranslate,
} from 'react-admin';
import { useOnce } from '../actions/use-once';
import { FocusFirstError } from './focus-first-error';
import { ActionAlert } from '../ui/action-alert';
import { ListButton, ShowButton } from '../records/page-buttons';
import { useRecordQuery } from '../data/record-query';
import { QueryState } from '../data/query-state';

const CONFLICT = 409;

interface RecordFormProps {
  /** After saving; false stays. */
  redirect?: CreateProps['redirect'];
  /** Beside the form. */
  aside?: ReactNode;
  children: ReactNode;
}
interface RecordCreateProps extends RecordFormProps {
  /** The fields that are sent. */
  fields: readonly string[];
  defaults?: object;
}
interface RecordEditProps<R> extends RecordFormProps {
  /** The fields that are sent beside the version, or a function that makes the body. */
  fields: readonly string[] | ((record: R) => object);
  actions?: ReactNode;
}

const pick = (record: Record<string, unknown>, fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, record[field]]));

/** The form of a new record; the API's errors are shown at their fields. */
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
    <SaveOnce>
      <SimpleForm toolbar={<SaveOnly />} defaultValues={defaults} sx={readable}>
        {children}
      </SimpleForm>
    </SaveOnce>
  </Create>
);

/** The form of a record. Sends the version that was read: the second of two admins gets a conflict and can reload. */
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
        <QueryState query={{ ...query, data: record }} skeleton={null}>
          {() => (
            <>
              {conflict && <Conflict message={conflict} onRead={() => setConflict(null)} />}
              <SaveOnce>
                <SimpleForm toolbar={<SaveOnly />} sx={readable}>
                  {children}
                </SimpleForm>
              </SaveOnce>
            </>
          )}
        </QueryState>
      )}
    />
  );
};

const Conflict = ({ message, onRead }: { message: string; onRead: () => void }) => {
  const { refetch } = useEditContext();
  const translate = useTranslate();
  return (
    <ActionAlert label={translate('form.reload')} onAction={() => void refetch().then(onRead)} sx={{ m: 2 }}>
      {message}
    </ActionAlert>
  );
};

/** react-admin saves twice by a double click. */
const SaveOnce = ({ children }: { children: ReactNode }) => {
  const { save, ...context } = useSaveContext();
  const saveOnce = useOnce(async (...sent: Parameters<NonNullable<typeof save>>) => save?.(...sent));
  return <SaveContextProvider value={{ ...context, save: saveOnce }}>{children}</SaveContextProvider>;
};

/** No delete button. */
const SaveOnly = () => (
  <Toolbar>
    <SaveButton alwaysEnable />
    <FocusFirstError />
  </Toolbar>
);

/** A field that is as wide as a screen is hard to read; a table within a form may be. */
const readable = { '& .MuiStack-root > .MuiFormControl-root': { maxWidth: 640 } };

/** The aside is beside the form, on a phone below it. */
const beside = {
  '& .RaEdit-main, & .RaCreate-main': { flexWrap: { xs: 'wrap', md: 'nowrap' }, gap: 2, alignItems: 'flex-start' },
  '& .RaEdit-card, & .RaCreate-card': { minWidth: 0, width: '100%' },
};
