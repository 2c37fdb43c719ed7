import { Camera, FileImage, FileText, RefreshCw } from 'lucide-react';
import { type ChangeEvent, type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../platform/ui/button';
import type { ChosenFile } from '../../platform/ui/use-chosen-file';

/** Both fit side by side on the narrowest phone; with larger letters one stands below the other. */
const CHOICE = '!px-1 whitespace-nowrap max-[379px]:gap-1.5 max-[379px]:text-sm';

export interface ProofPickerHandle {
  focus: () => void;
}

/** A file or the camera, then a preview. `error`: the message of the form or the API about the file. */
export function ProofPicker({
  ref,
  label,
  chosen,
  error,
  disabled,
  isLost = false,
  onChange,
}: {
  ref?: Ref<ProofPickerHandle>;
  label: string;
  chosen: ChosenFile;
  error?: string;
  disabled?: boolean;
  /** The page was loaded again with what was typed, and a file cannot be kept. */
  isLost?: boolean;
  /** Called when another file is chosen, or it is removed. */
  onChange: () => void;
}) {
  const id = useId();
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const again = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => choose.current?.focus() }), []);
  const { file, refusal, isPreparing } = chosen;
  const message = isPreparing ? undefined : (refusal ?? error);

  const pick = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [picked] = target.files ?? [];
    target.value = ''; // the same file may be picked again
    if (!picked) return;
    onChange();
    if (await chosen.choose(picked)) again.current?.focus(); // the pressed button is gone
  };
  const remove = () => {
    flushSync(() => {
      chosen.clear();
      onChange();
    });
    choose.current?.focus();
  };
  const input = {
    type: 'file',
    tabIndex: -1,
    disabled,
    className: 'sr-only',
    onChange: (event: ChangeEvent<HTMLInputElement>) => void pick(event),
  };

  return (
    <div role="group" aria-labelledby={id} aria-describedby={message ? `${id}-error` : undefined}>
      <p id={id} className="mb-1.5 text-sm font-semibold">
        {label}
      </p>
      <input
        ref={files}
        name="proof"
        accept="image/*,application/pdf"
        aria-label={`${label}: pilih berkas`}
        {...input}
      />
      <input ref={camera} accept="image/*" capture="environment" aria-label={`${label}: ambil foto`} {...input} />
      {file ? (
        <Chosen file={file} disabled={disabled} changeRef={again} onChange={remove} />
      ) : (
        <div className="two-up gap-2 rounded-xl border border-dashed border-edge p-3">
          <Button
            ref={choose}
            variant="secondary"
            className={CHOICE}
            disabled={disabled}
            onClick={() => files.current?.click()}
          >
            <FileImage aria-hidden="true" className="size-5" /> Pilih berkas
          </Button>
          <Button variant="secondary" className={CHOICE} disabled={disabled} onClick={() => camera.current?.click()}>
            <Camera aria-hidden="true" className="size-5" /> Kamera
          </Button>
          {isPreparing ? (
            <p role="status" className="col-span-full text-center text-xs text-muted">
              Menyiapkan berkas…
              <Button variant="quiet" className="!px-2 text-xs" onClick={remove}>
                Batal
              </Button>
            </p>
          ) : (
            <p className="col-span-full text-center text-xs text-balance text-muted">
              JPEG, PNG, WebP, atau PDF, paling besar 5 MB
            </p>
          )}
        </div>
      )}
      {isLost && !file && !isPreparing && !message && (
        <p role="status" className="mt-1 text-sm text-muted">
          Isianmu masih ada. Berkasnya pilih lagi, ya.
        </p>
      )}
      {message && (
        <p id={`${id}-error`} role="alert" className="mt-1 text-sm font-semibold text-danger">
          {message}
        </p>
      )}
    </div>
  );
}

/** The chosen file with its size; browsers show no picture of a PDF. */
function Chosen({
  file,
  disabled,
  changeRef,
  onChange,
}: {
  file: File;
  disabled?: boolean;
  changeRef: Ref<HTMLButtonElement>;
  onChange: () => void;
}) {
  const preview = useObjectUrl(file);
  return (
    <div className="flex items-center gap-3 rounded-xl border border-line bg-sunken p-3">
      {file.type === 'application/pdf' ? (
        <FileText aria-hidden="true" className="size-12 shrink-0 text-muted" />
      ) : (
        preview && (
          <img src={preview} alt="Pratinjau bukti" className="size-24 shrink-0 rounded-lg bg-surface object-contain" />
        )
      )}
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 text-sm font-semibold wrap-anywhere">{file.name}</p>
        <p className="text-sm text-muted">{sizeOf(file)}</p>
        <Button ref={changeRef} variant="quiet" className="-ml-3 !px-3 text-sm" disabled={disabled} onClick={onChange}>
          <RefreshCw aria-hidden="true" className="size-4" /> Ganti berkas
        </Button>
      </div>
    </div>
  );
}

function useObjectUrl(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const fresh = URL.createObjectURL(file);
    setUrl(fresh);
    return () => URL.revokeObjectURL(fresh);
  }, [file]);
  return url;
}

function sizeOf({ size }: File): string {
  return size < 1024 * 1024
    ? `${Math.max(1, Math.round(size / 1024))} KB`
    : `${(size / 1024 / 1024).toFixed(1).replace('.', ',')} MB`;
}
