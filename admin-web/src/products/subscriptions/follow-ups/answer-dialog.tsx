import { ANSWER_LENGTH } from '#contracts/limits';
import type { ActionFormProps } from '../../../platform/actions/simple-dialogs';
import { WordsDialog } from '../../../platform/actions/words-dialog';

/** What the member reads in the shop and by e-mail. */
export const AnswerDialog = (props: ActionFormProps) => (
  <WordsDialog
    {...props}
    source="answer"
    length={ANSWER_LENGTH}
    help="help.noSecrets"
    bodyOf={(answer) => ({ answer })}
  />
);
