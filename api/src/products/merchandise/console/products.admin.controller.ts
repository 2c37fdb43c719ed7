import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { done, uid } from '#contracts/platform/common.http';
import {
  type CreateProductBody,
  type RemovePictureBody,
  type UpdateProductBody,
  addPictureFields,
  createProductBody,
  removePictureBody,
  updateProductBody,
} from '#contracts/products/merchandise/merchandise.admin.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../../platform/http/access/access.js';
import { RateLimit } from '../../../platform/http/limits/rate-limits.js';
import { ApiForm } from '../../../platform/http/uploads/api-form.js';
import { readUpload, requireProof } from '../../../platform/http/uploads/upload.js';
import { AddPictureCommand, RemovePictureCommand } from './product-pictures.command.js';
import { CreateProductCommand, PublishProductCommand, UpdateProductCommand } from './save-product.command.js';

@ApiTags('admin merchandise')
@Controller('admin/merchandise-products')
export class ProductsAdminController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @AsAdmin('merchandise-products.create')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  create(@Body({ schema: createProductBody }) body: CreateProductBody, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new CreateProductCommand(body, admin));
  }

  @Post(':uid/update')
  @AsAdmin('merchandise-products.update')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  update(
    @Param('uid', { schema: uid }) productUid: string,
    @Body({ schema: updateProductBody }) body: UpdateProductBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new UpdateProductCommand(productUid, body, admin));
  }

  @Post(':uid/publish')
  @AsAdmin('merchandise-products.publish')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  publish(@Param('uid', { schema: uid }) productUid: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new PublishProductCommand(productUid, true, admin));
  }

  @Post(':uid/hide')
  @AsAdmin('merchandise-products.hide')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  hide(@Param('uid', { schema: uid }) productUid: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new PublishProductCommand(productUid, false, admin));
  }

  @Post(':uid/add-picture')
  @AsAdmin('merchandise-products.add-picture')
  @HttpCode(200)
  @RateLimit('upload')
  @ApiForm('proof', addPictureFields)
  @ApiOkResponse({ standardSchema: done })
  async addPicture(
    @Param('uid', { schema: uid }) productUid: string,
    @Req() request: FastifyRequest,
    @Admin() admin: AdminIdentity,
  ) {
    const { fields, proof } = await readUpload(request, addPictureFields);
    return this.commands.execute(new AddPictureCommand(productUid, requireProof(proof), fields.alt, admin));
  }

  @Post(':uid/remove-picture')
  @AsAdmin('merchandise-products.remove-picture')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  removePicture(
    @Param('uid', { schema: uid }) productUid: string,
    @Body({ schema: removePictureBody }) { fileUid }: RemovePictureBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new RemovePictureCommand(productUid, fileUid, admin));
  }
}
