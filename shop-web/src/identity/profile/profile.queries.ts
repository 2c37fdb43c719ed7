import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type ProfileBody,
  type ProfileView,
  type ReminderContactBody,
  profileView,
} from '#contracts/identity/profile.http';
import { api } from '../../platform/api/api';
import { saveIdentity } from '../../platform/session/session';
import { profileQuery } from './profile.query';

export const useEditProfile = () =>
  useProfileChange((body: ProfileBody) => api.post('/customer/profile', body, profileView));

export const useChooseReminderContact = () =>
  useProfileChange((body: ReminderContactBody) => api.post('/customer/profile/reminder-contact', body, profileView));

/** One after the other: the last one that was asked for is the one that stays. */
const AVATAR = { id: 'avatar' };

export const useChangeAvatar = () =>
  useProfileChange((picture: File) => {
    const form = new FormData();
    form.set('avatar', picture, picture.name);
    return api.upload('/customer/profile/avatar', form, profileView, () => undefined);
  }, AVATAR);

export const useRemoveAvatar = () =>
  useProfileChange(() => api.post('/customer/profile/avatar/remove', {}, profileView), AVATAR);

/** Every change answers the new profile. Name and picture are also in the cookies for the header. */
function useProfileChange<T>(change: (input: T) => Promise<ProfileView>, scope?: { id: string }) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    scope,
    onSuccess: (profile) => {
      queryClient.setQueryData(profileQuery().queryKey, profile);
      saveIdentity({ username: profile.name, avatar: profile.avatar });
    },
  });
}
