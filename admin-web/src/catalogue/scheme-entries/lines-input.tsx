import { TextInput, type TextInputProps, useTranslate, useWrappedSource } from 'react-admin';
import { get, useFormState } from 'react-hook-form';

/** A list of sentences, one per line; the API's errors are shown with the number of their line. */
export const LinesInput = (props: Omit<TextInputProps, 'format' | 'parse'>) => {
  const translate = useTranslate();
  const refused = useRefusedLines(useWrappedSource(props.source));
  return (
    <TextInput
      multiline
      minRows={3}
      fullWidth
      helperText={refused || translate('input.lines')}
      format={(list: string[] | undefined) => (list ?? []).join('\n')}
      parse={(text: string) => text.split('\n')}
      {...props}
    />
  );
};

/** The API names a line by its index (`schemes.1`), so the form's error is a sparse array. */
function useRefusedLines(source: string): string {
  const translate = useTranslate();
  const error: unknown = get(useFormState({ name: source }).errors, source);
  if (!Array.isArray(error)) return '';
  return error
    .flatMap((line: { message?: string } | undefined, at) =>
      line?.message ? [translate('input.line', { n: at + 1, message: line.message })] : [],
    )
    .join(' ');
}

/** The list without empty lines. */
export const filledLines = (list: string[] | undefined): string[] =>
  (list ?? []).map((line) => line.trim()).filter((line) => line !== '');
