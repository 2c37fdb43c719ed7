import { Button, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { type Identifier, type RaRecord, useListContext, useTranslate } from 'react-admin';
import type { ActionBody } from '../data/data-provider';
import { ActionDialog, type FormValues } from './action-dialog';
import { useActOnMany } from './use-act-on-many';

interface BulkActionButtonProps<R extends RaRecord> {
  action: string;
  icon: ReactNode;
  /** What is about to happen to these records; `troubleOf` names what was refused. */
  preview: (records: R[], troubleOf: (record: R) => string | null | undefined) => ReactNode;
  /** The inputs of the dialog. */
  children?: ReactNode;
  /** Why the action is not for `n` of the selected rows, beside its button. */
  unable?: (n: number) => string;
  /** `before`: what became of those before it; a text instead of a body: it is not sent, and this is why. */
  bodyOf?: (values: FormValues, record: R, before: Outcome<R>[]) => ActionBody | string;
}
/** Null: it was done; else why not. */
export interface Outcome<R> {
  record: R;
  trouble: string | null;
}

type WithActions = RaRecord & { allowedActions?: string[] };

/** An action on those of the selected rows that allow it, with a preview before. */
export const BulkActionButton = <R extends RaRecord>({
  action,
  icon,
  preview,
  children,
  unable,
  bodyOf = () => ({}),
}: BulkActionButtonProps<R>) => {
  const { resource, data = [], selectedIds, onUnselectItems } = useListContext<R>();
  const translate = useTranslate();
  const [chosen, setChosen] = useState<R[] | null>(null);
  const { act, isPending, outcomes } = useActOnMany(resource);
  const selected = data.filter(({ id }) => selectedIds.includes(id));
  const able = selected.filter((record) => (record as WithActions).allowedActions?.includes(action));
  const label = translate(`actions.${resource}.${action}.label`);
  // Those that an earlier press has done are not sent again, whatever became of the others.
  const [finished, setFinished] = useState<ReadonlySet<Identifier>>(new Set());
  const outcomeOf = (id: Identifier) => (finished.has(id) ? null : outcomes.get(id));
  const open = chosen?.filter(({ id }) => outcomeOf(id) !== null) ?? [];
  const submit = async (values: FormValues) => {
    const done = await act(open, action, (record, sofar) => {
      const known = (chosen ?? []).map((other) => ({
        record: other,
        trouble: finished.has(other.id) ? null : sofar.get(other.id),
      }));
      return bodyOf(
        values,
        record,
        known.filter((other): other is Outcome<R> => other.trouble !== undefined),
      );
    });
    setFinished(new Set([...finished, ...[...done].flatMap(([id, trouble]) => (trouble === null ? [id] : []))]));
    if ([...done.values()].some((trouble) => trouble !== null)) return;
    setChosen(null);
    onUnselectItems();
  };
  return (
    <>
      <Button
        size="small"
        startIcon={icon}
        disabled={able.length === 0}
        onClick={() => {
          setFinished(new Set());
          setChosen(able);
        }}
      >
        {label} ({able.length})
      </Button>
      {unable && able.length < selected.length && (
        <Typography variant="caption">{unable(selected.length - able.length)}</Typography>
      )}
      {chosen && (
        <ActionDialog
          title={`${label}?`}
          submitLabel={`${label} (${open.length})`}
          pending={isPending}
          error={null}
          focusSubmit={!children}
          onSubmit={(values: FormValues) => void submit(values)}
          onClose={() => setChosen(null)}
        >
          {preview(chosen, ({ id }) => outcomeOf(id))}
          {children}
        </ActionDialog>
      )}
    </>
  );
};
