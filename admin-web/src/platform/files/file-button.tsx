import UploadFileIcon from '@mui/icons-material/UploadFile';
import { Button, type ButtonProps } from '@mui/material';
import { type ReactNode, useId, useRef } from 'react';

interface FileButtonProps extends Pick<ButtonProps, 'variant' | 'loading'> {
  /** The input's `accept`. */
  accept: string;
  onPick: (file: File) => void;
  /** Id of an element that precedes the label for screen readers. */
  labelledBy?: string;
  children: ReactNode;
}

/**
 * A file input in the language of the console, not of the browser. The same file can be chosen again after it was
 * corrected.
 */
export const FileButton = ({ accept, onPick, labelledBy, children, ...button }: FileButtonProps) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) onPick(file);
        }}
      />
      <Button
        {...button}
        id={id}
        aria-labelledby={labelledBy && `${labelledBy} ${id}`}
        startIcon={<UploadFileIcon />}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
    </>
  );
};
