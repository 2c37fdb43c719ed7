import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import {
  type ProfileBody,
  type ReminderContactBody,
  profileBody,
  profileView,
  reminderContactBody,
} from '#contracts/identity/profile.http';
import { AsCustomer, Customer, type CustomerIdentity, OpenWhileBlocked } from '../../platform/http/access/access.js';
import { ApiForm } from '../../platform/http/uploads/api-form.js';
import { RateLimit } from '../../platform/http/limits/rate-limits.js';
import { readPicture } from '../../platform/http/uploads/upload.js';
import { ChangeAvatarCommand } from './change-avatar.command.js';
import { ChooseReminderContactCommand } from './choose-reminder-contact.command.js';
import { EditProfileCommand } from './edit-profile.command.js';
import { FindProfileQuery } from './find-profile.query.js';

@ApiTags('profile')
@AsCustomer()
@Controller('customer/profile')
export class ProfileController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @ApiOkResponse({ standardSchema: profileView })
  mine(@Customer() customer: CustomerIdentity) {
    return this.queries.execute(new FindProfileQuery(customer.uid));
  }

  @Post()
  @OpenWhileBlocked('Changes only what the customer is called and how they are reached.')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: profileView })
  edit(@Customer() customer: CustomerIdentity, @Body({ schema: profileBody }) body: ProfileBody) {
    return this.commands.execute(new EditProfileCommand(customer.uid, body));
  }

  @Post('reminder-contact')
  @OpenWhileBlocked('Changes only what the customer is called and how they are reached.')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: profileView })
  chooseReminderContact(
    @Customer() customer: CustomerIdentity,
    @Body({ schema: reminderContactBody }) body: ReminderContactBody,
  ) {
    return this.commands.execute(new ChooseReminderContactCommand(customer.uid, body));
  }

  @Post('avatar')
  @OpenWhileBlocked('Changes only what the customer is called and how they are reached.')
  @HttpCode(200)
  @RateLimit('upload')
  @ApiForm('avatar')
  @ApiOkResponse({ standardSchema: profileView })
  async changeAvatar(@Customer() customer: CustomerIdentity, @Req() request: FastifyRequest) {
    return this.commands.execute(new ChangeAvatarCommand(customer.uid, await readPicture(request, 'avatar')));
  }

  @Post('avatar/remove')
  @OpenWhileBlocked('Changes only what the customer is called and how they are reached.')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: profileView })
  removeAvatar(@Customer() customer: CustomerIdentity) {
    return this.commands.execute(new ChangeAvatarCommand(customer.uid, null));
  }
}
