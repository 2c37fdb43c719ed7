import { Module } from '@nestjs/common';
import { EventsAdminController } from './events.admin.controller.js';
import { EventsList, EventsListController } from './events.list.js';
import { RedriveEventHandler } from './redrive-event.command.js';

@Module({ controllers: [EventsListController, EventsAdminController], providers: [EventsList, RedriveEventHandler] })
export class EventsModule {}
