import { Module } from '@nestjs/common';
import { EventsAdminController } from './events.admin.controller.js';
import { FindEventsHandler } from './find-events.query.js';
import { RedriveEventHandler } from './redrive-event.command.js';

@Module({ controllers: [EventsAdminController], providers: [FindEventsHandler, RedriveEventHandler] })
export class EventsModule {}
