import { TextInput, type TextInputProps, useTranslate } from 'react-admin';

/** A list of sentences, one on each line. */
export const LinesInput = (props: Omit<TextInputProps, 'format' | 'parse'>) => {
  const translate = useTranslate();
  return (
    <TextInput
      multiline
      minRows={3}
      fullWidth
      helperText={translate('input.lines')}
      format={(list: string[] | undefined) => (list ?? []).join('\n')}
      parse={(text: string) => text.split('\n')}
      {...props}
    />
  );
};

/** What is sent of it: no empty lines. */
export const filledLines = (list: string[] | undefined): string[] =>
  (list ?? []).map((line) => line.trim()).filter((line) => line !== '');
