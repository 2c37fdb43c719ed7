import { Module } from '@nestjs/common';
import { CreateSavedViewHandler } from './create-saved-view.command.js';
import { FindSavedViewsHandler } from './find-saved-views.query.js';
import { RemoveSavedViewHandler } from './remove-saved-view.command.js';
import { RenameSavedViewHandler } from './rename-saved-view.command.js';
import { SavedViewsAdminController } from './saved-views.admin.controller.js';
import { UpdateSavedViewHandler } from './update-saved-view.command.js';

@Module({
  controllers: [SavedViewsAdminController],
  providers: [
    FindSavedViewsHandler,
    CreateSavedViewHandler,
    RenameSavedViewHandler,
    UpdateSavedViewHandler,
    RemoveSavedViewHandler,
  ],
})
export class SavedViewsModule {}
