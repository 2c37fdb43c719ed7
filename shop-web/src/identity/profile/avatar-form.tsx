import { type ChangeEvent, useRef } from 'react';
import type { ProfileView } from '#contracts/identity/profile.http';
import { messageOf } from '../../platform/api/api-error';
import { Button } from '../../platform/ui/button';
import { prepareImage } from '../../platform/ui/prepare-image';
import { useChosenFile } from '../../platform/ui/use-chosen-file';
import { Avatar } from './avatar';
import { useChangeAvatar, useRemoveAvatar } from './profile.queries';

/** The profile picture; a chosen one is uploaded at once. */
export function AvatarForm({ profile: { name, avatar } }: { profile: ProfileView }) {
  const input = useRef<HTMLInputElement>(null);
  const change = useChangeAvatar();
  const remove = useRemoveAvatar();
  const chosen = useChosenFile(prepareImage);
  const error = change.error ?? remove.error;
  const message = chosen.refusal ?? (error && messageOf(error));
  const pick = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [picked] = target.files ?? [];
    target.value = ''; // the same file may be picked again
    const picture = picked && (await chosen.choose(picked));
    if (picture) change.mutate(picture);
  };
  return (
    <div role="group" aria-label="Foto profil">
      <div className="flex items-center gap-4">
        <Avatar name={name} picture={avatar} className="size-20 text-xl" />
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            busy={chosen.isPreparing || change.isPending}
            onClick={() => input.current?.click()}
          >
            {avatar ? 'Ganti foto' : 'Pasang foto'}
          </Button>
          {avatar && (
            <Button
              variant="quiet"
              busy={remove.isPending}
              onClick={() => {
                chosen.clear();
                remove.mutate(undefined);
              }}
            >
              Hapus foto
            </Button>
          )}
        </div>
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        tabIndex={-1}
        aria-label="Foto profil: pilih foto"
        className="sr-only"
        onChange={(event) => void pick(event)}
      />
      {message && (
        <p role="alert" className="mt-2 text-sm font-semibold text-danger">
          {message}
        </p>
      )}
    </div>
  );
}
