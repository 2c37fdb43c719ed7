import { CUSTOMER_NOTE_LENGTH } from '#contracts/limits';
import type { ActionFormProps } from '../../platform/actions/simple-dialogs';
import { useWordsUid } from '../../platform/actions/use-words-uid';
import { WordsDialog } from '../../platform/actions/words-dialog';

/** What the team is to know about a customer. */
export const WriteNoteDialog = (props: ActionFormProps) => {
  const { uidOf } = useWordsUid();
  return (
    <WordsDialog
      {...props}
      source="text"
      label="notes.text"
      length={CUSTOMER_NOTE_LENGTH}
      help="notes.help"
      submit="notes.save"
      bodyOf={(text) => ({ uid: uidOf(text), text })}
    />
  );
};
