import type { ReactNode } from 'react';
import { ReferenceManyField, type SimpleListProps, useListContext, useRecordContext, useTranslate } from 'react-admin';
import type { Permission } from '#domain/platform/admin-role';
import { useCan } from '../auth/permissions';
import { TextLink } from '../records/record-link';
import { Answered } from '../ui/answered';
import { TitledSection } from '../ui/titled-section';
import { listPath } from './list-path';
import { ResponsiveTable } from './responsive-table';

interface NewestRecordsProps {
  /** Key of the texts; by default the name of the list. */
  title?: string;
  resource: string;
  /** Filter of their list that holds the id of the record on the page. */
  target: string;
  sortBy?: string;
  /** On a phone. */
  small: SimpleListProps;
  /** The columns. */
  children: ReactNode;
}

const SHOWN = 5;

/** The newest of the records that belong to the one on the page, and the way to all of them; nothing for a role that may not read them. */
export const NewestRecords = ({
  resource,
  title = `resources.${resource}.name`,
  target,
  sortBy = 'createdAt',
  ...rows
}: NewestRecordsProps) => {
  const isAllowed = useCan()(`${resource}.read` as Permission);
  // Of another record nothing is left: an empty answer for one says nothing of the next.
  const id = useRecordContext()?.id;
  const heading = useTranslate()(title, { smart_count: 2 });
  if (!isAllowed) return null;
  return (
    <TitledSection title={heading}>
      <ReferenceManyField
        key={id}
        reference={resource}
        target={target}
        perPage={SHOWN}
        sort={{ field: sortBy, order: 'DESC' }}
      >
        <Rows what={heading.toLowerCase()} target={target} {...rows} />
      </ReferenceManyField>
    </TitledSection>
  );
};

type RowsProps = Pick<NewestRecordsProps, 'target' | 'small' | 'children'> & { what: string };

const Rows = ({ what, target, small, children }: RowsProps) => {
  const { resource, data, total } = useListContext();
  const id = useRecordContext()?.id;
  const translate = useTranslate();
  return (
    <Answered rows={data} empty="ra.navigation.no_results" emptyArgs={{ name: what }}>
      {() => (
        <>
          <ResponsiveTable small={small} table={QUIET}>
            {children}
          </ResponsiveTable>
          {total !== undefined && total > SHOWN && (
            <TextLink to={listPath(resource, { [target]: id })}>{translate('console.seeAll', { total })}</TextLink>
          )}
        </>
      )}
    </Answered>
  );
};

const QUIET = { sx: { '& .RaDataTable-headerCell': { color: 'text.secondary' } } };
