import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  type CreateCategoryBody,
  createCategoryBody,
  type UpdateCategoryBody,
  updateCategoryBody,
} from '#contracts/catalogue/catalogue-edit.admin.http';
import { done, uid as uidParam } from '#contracts/platform/common.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../platform/http/access/access.js';
import { CreateCategoryCommand } from './create-category.command.js';
import { UpdateCategoryCommand } from './update-category.command.js';

@ApiTags('admin catalogue')
@Controller('admin/categories')
export class CategoriesAdminController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @AsAdmin('categories.create')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  create(@Body({ schema: createCategoryBody }) body: CreateCategoryBody, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new CreateCategoryCommand(body, admin));
  }

  @Post(':uid/update')
  @AsAdmin('categories.update')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  update(
    @Param('uid', { schema: uidParam }) uid: string,
    @Body({ schema: updateCategoryBody }) body: UpdateCategoryBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new UpdateCategoryCommand(uid, body, admin));
  }
}
