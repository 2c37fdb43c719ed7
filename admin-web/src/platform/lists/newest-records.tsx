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
  /** How many; by default as many as are read at a glance. */
  most?: number;
  /** Its tab has the same name. */
  isSaidAbove?: boolean;
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
  most = SHOWN,
  isSaidAbove,
  ...rows
}: NewestRecordsProps) => {
  const isAllowed = useCan()(`${resource}.read` as Permission);
  // Of another record nothing is left: an empty answer for one says nothing of the next.
  const id = useRecordContext()?.id;
  const heading = useTranslate()(title, { smart_count: 2 });
  if (!isAllowed) return null;
  return (
    <TitledSection title={heading} isSaidAbove={isSaidAbove}>
      <ReferenceManyField
        key={id}
        reference={resource}
        target={target}
        perPage={most}
        sort={{ field: sortBy, order: 'DESC' }}
      >
        <Rows what={heading.toLowerCase()} target={target} most={most} {...rows} />
      </ReferenceManyField>
    </TitledSection>
  );
};

type RowsProps = Pick<NewestRecordsProps, 'target' | 'small' | 'children'> & { what: string; most: number };

const Rows = ({ what, target, most, small, children }: RowsProps) => {
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
          {total !== undefined && total > most && (
            <TextLink to={listPath(resource, { [target]: id })}>{translate('console.seeAll', { total })}</TextLink>
          )}
        </>
      )}
    </Answered>
  );
};

const QUIET = { sx: { '& .RaDataTable-headerCell': { color: 'text.secondary' } } };
