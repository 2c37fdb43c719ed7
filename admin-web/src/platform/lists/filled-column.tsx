import { DataTable, type DataTableColumnProps, type RaRecord, useListContext } from 'react-admin';

/** A column that stands only where one of the shown rows has a value in it. */
export const FilledColumn = <T extends RaRecord>(props: DataTableColumnProps<T> & { source: keyof T & string }) => {
  const { data } = useListContext<T>();
  const Column = DataTable.Col<T>;
  return data?.some((row) => row[props.source] != null) ? <Column {...(props as DataTableColumnProps<T>)} /> : null;
};
