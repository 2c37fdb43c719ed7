import { Global, Module } from '@nestjs/common';
import { AttemptLimits } from './attempt-limits.js';
import { EndedSessions } from './ended-sessions.js';

/** What features share of the door of the API. */
@Global()
@Module({ providers: [AttemptLimits, EndedSessions], exports: [AttemptLimits, EndedSessions] })
export class HttpModule {}
