import { type ReactNode, useState } from 'react';
import { useCan } from '../../platform/auth/permissions';
import { useAct } from '../../platform/actions/use-act';
import { ConfirmByLineForm, type LineOfPayment } from './confirm-by-line-form';

export interface ConfirmByLine {
  /** Confirms at once where nothing speaks against the line, else what does is shown first. */
  take: (of: LineOfPayment) => void;
  /** What is asked before a line is taken; null: nothing. */
  form: ReactNode;
  asked: LineOfPayment | null;
  isPending: boolean;
  close: () => void;
}

/** A payment is confirmed by a line of a statement, with the rules that lines have at their own desk. */
export function useConfirmByLine(onDone: (of: LineOfPayment, answer: { data: unknown }) => void): ConfirmByLine {
  const act = useAct('statement-lines');
  const [asked, ask] = useState<LineOfPayment | null>(null);
  const close = () => {
    ask(null);
    act.reset();
  };
  const send = (of: LineOfPayment, answers: object = {}) =>
    act.mutate(
      { id: of.line.id, action: 'confirm', body: { ...of.target, ...answers } },
      {
        onSuccess: (answer) => {
          close();
          onDone(of, answer);
        },
        // What the API asks is answered beside the line.
        onError: () => ask(of),
      },
    );
  return {
    take: (of) => {
      if (act.isPending) return;
      if (isPlain(of)) send(of);
      else ask(of);
    },
    form: asked && (
      <ConfirmByLineForm
        of={asked}
        pending={act.isPending}
        error={act.error}
        onAnswer={(answers) => send(asked, answers)}
        onClose={close}
      />
    ),
    asked,
    isPending: act.isPending,
    close,
  };
}

/** The line is exactly this amount, can be no other payment's, and needs no second admin. */
const isPlain = ({ line }: LineOfPayment): boolean =>
  line.reasons.includes('amount') &&
  !line.farAbove &&
  line.proposed === null &&
  (line.confidence === 'certain' || line.others === 0);

/** Whether the admin may confirm by lines; money that is only noted at its line is confirmed in the same way. */
export const useMayTakeLines = (): boolean => useCan()('statement-lines.confirm');
