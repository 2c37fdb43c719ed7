import { useState } from 'react';
import { type Identifier, type RaRecord, useDataProvider, useRefresh } from 'react-admin';
import type { ActionBody, AdminDataProvider } from '../data/data-provider';
import { refusedOf } from '../data/http';
import { useOnce } from './use-once';

/** A question that the API has answered with: which field it wants, and why. */
export interface Asked {
  field: 'reason' | 'transfer';
  why: string;
}

/** What became of each record: null when it was done, else why not. */
export type Outcomes = ReadonlyMap<Identifier, string | null>;

/**
 * Sends an action to records one after the other, each in a transaction of its own: a refusal of one leaves the others.
 * `body` is made for each, because a form can be sent only once.
 */
export function useActOnMany(resource: string) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const refresh = useRefresh();
  const [isPending, setPending] = useState(false);
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map());
  const [asked, setAsked] = useState<ReadonlyMap<Identifier, Asked>>(new Map());

  async function act<R extends RaRecord>(
    records: readonly R[],
    action: string,
    /** Given what became of those before; a text: it is not sent, and this is why. */
    body: (record: R, done: Outcomes) => ActionBody | string,
  ): Promise<Outcomes> {
    setPending(true);
    let done: Outcomes = new Map();
    const asking = new Map<Identifier, Asked>();
    for (const record of records) {
      const { id } = record;
      const sent = body(record, done);
      const trouble =
        typeof sent === 'string'
          ? sent
          : await dataProvider.act(resource, id, action, sent).then(
              () => null,
              (error: Error) => {
                const question = askedBy(error);
                if (question) asking.set(id, question);
                return question?.why ?? error.message;
              },
            );
      done = new Map([...done, [id, trouble]]);
      setOutcomes(done);
    }
    setAsked(asking);
    setPending(false);
    refresh();
    return done;
  }
  return { act: useOnce(act) as typeof act, isPending, outcomes, asked };
}

function askedBy(error: Error): Asked | null {
  const errors = refusedOf(error)?.errors;
  for (const field of ['reason', 'transfer'] as const) {
    const why = errors?.[field];
    if (why) return { field, why };
  }
  return null;
}
