import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type AdminListQuery, adminListQuery } from '#contracts/platform/admin-list.http';
import { done, uid } from '#contracts/platform/common.http';
import {
  type CreateProductBody,
  type RemovePictureBody,
  type UpdateProductBody,
  addPictureFields,
  adminProduct,
  createProductBody,
  removePictureBody,
  updateProductBody,
} from '#contracts/products/merchandise/merchandise.admin.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../../platform/http/access/access.js';
import { only, readAdminList, sendRange, theOne } from '../../../platform/http/admin-lists/admin-list.js';
import { RateLimit } from '../../../platform/http/limits/rate-limits.js';
import { ApiForm } from '../../../platform/http/uploads/api-form.js';
import { readUpload, requireProof } from '../../../platform/http/uploads/upload.js';
import { FindAdminProductsQuery, PRODUCT_SORTS } from './find-admin-products.query.js';
import { AddPictureCommand, RemovePictureCommand } from './product-pictures.command.js';
import { CreateProductCommand, PublishProductCommand, UpdateProductCommand } from './save-product.command.js';

@ApiTags('admin merchandise')
@Controller('admin/merchandise-products')
export class ProductsAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @AsAdmin('merchandise-products.read')
  @ApiOkResponse({ standardSchema: z.array(adminProduct) })
  async list(
    @Query({ schema: adminListQuery }) query: AdminListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const list = readAdminList(query, PRODUCT_SORTS);
    const { rows, total } = await this.queries.execute(new FindAdminProductsQuery(list));
    sendRange(reply, 'merchandise-products', list, rows.length, total);
    return rows;
  }

  @Get(':uid')
  @AsAdmin('merchandise-products.read')
  @ApiOkResponse({ standardSchema: adminProduct })
  async one(@Param('uid', { schema: uid }) productUid: string) {
    return theOne(await this.queries.execute(new FindAdminProductsQuery(only(productUid, PRODUCT_SORTS))));
  }

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
