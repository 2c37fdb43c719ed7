import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type ProfileBody,
  type ProfileView,
  type ReminderContactBody,
  profileView,
} from '#contracts/http/profile.http';
import { api } from '../../shared/api/api';
import { profileQuery } from '../../shared/session/profile.query';
import { saveIdentity } from '../../shared/session/session';
import { prepareImage } from '../../shared/ui/prepare-image';

export const useEditProfile = () =>
  useProfileChange((body: ProfileBody) => api.post('/customer/profile', body, profileView));

export const useChooseReminderContact = () =>
  useProfileChange((body: ReminderContactBody) => api.post('/customer/profile/reminder-contact', body, profileView));

export const useChangeAvatar = () =>
  useProfileChange(async (picked: File) => {
    const picture = await prepareImage(picked);
    const form = new FormData();
    form.set('avatar', picture, picture.name);
    return api.upload('/customer/profile/avatar', form, profileView, () => undefined);
  });

export const useRemoveAvatar = () =>
  useProfileChange(() => api.post('/customer/profile/avatar/remove', {}, profileView));

/** Every change answers the profile as it is now; name and picture also stand in the header, out of the cookies. */
function useProfileChange<T>(change: (input: T) => Promise<ProfileView>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (profile) => {
      queryClient.setQueryData(profileQuery().queryKey, profile);
      saveIdentity({ username: profile.name, avatar: profile.avatar });
    },
  });
}
