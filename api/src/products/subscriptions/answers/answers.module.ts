import { Module } from '@nestjs/common';
import { AnswersController } from './answers.controller.js';
import { FindAnswersHandler } from './find-answers.query.js';
import { GiveAnswersHandler } from './give-answers.command.js';

@Module({ controllers: [AnswersController], providers: [FindAnswersHandler, GiveAnswersHandler] })
export class AnswersModule {}
