import { Module } from '@nestjs/common';
import { AvatarFiles } from './avatar-files.js';
import { AvatarsController } from './avatars.controller.js';
import { ChangeAvatarHandler } from './change-avatar.command.js';
import { ChooseReminderContactHandler } from './choose-reminder-contact.command.js';
import { EditProfileHandler } from './edit-profile.command.js';
import { FindProfileHandler } from './find-profile.query.js';
import { ProfileController } from './profile.controller.js';

@Module({
  controllers: [ProfileController, AvatarsController],
  providers: [AvatarFiles, FindProfileHandler, EditProfileHandler, ChooseReminderContactHandler, ChangeAvatarHandler],
})
export class ProfileModule {}
