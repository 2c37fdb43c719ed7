import UploadFileIcon from '@mui/icons-material/UploadFile';
import { Button, type ButtonProps } from '@mui/material';
import { type ReactNode, useId, useRef } from 'react';

interface FileButtonProps extends Pick<ButtonProps, 'variant' | 'loading'> {
  /** What may be chosen, as HTML writes it. */
  accept: string;
  onPick: (file: File) => void;
  /** Id of what is read before the button's own words. */
  labelledBy?: string;
  children: ReactNode;
}

/**
 * Chooses a file, in the console's language: the browser's own input speaks the browser's. The same file may be chosen
 * again after it was put right.
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
