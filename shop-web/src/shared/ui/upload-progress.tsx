/** How much of the upload has left this device. */
export function UploadProgress({ sent }: { sent: number }) {
  const percent = Math.round(sent * 100);
  return (
    <div>
      <div
        role="progressbar"
        aria-label="Mengunggah bukti"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-2 overflow-hidden rounded-full bg-line"
      >
        <div className="h-full rounded-full bg-brand transition-[width]" style={{ width: `${percent}%` }} />
      </div>
      <p className="mt-1 text-sm text-muted">{percent < 100 ? `Mengunggah ${percent}%` : 'Memeriksa foto…'}</p>
    </div>
  );
}
