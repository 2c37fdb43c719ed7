import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { type ReasonBody, done, doneOrProposed, reasonBody, uid } from '#contracts/platform/common.http';
import {
  type CreateSekeranjangBody,
  type RemoveSekeranjangPictureBody,
  type UpdateSekeranjangBody,
  addSekeranjangPictureFields,
  createSekeranjangBody,
  removeSekeranjangPictureBody,
  updateSekeranjangBody,
} from '#contracts/products/sekeranjang/sekeranjang.admin.http';
import { type RecordCostBody, recordCostBody } from '#contracts/sales/costs.admin.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../../platform/http/access/access.js';
import { RateLimit } from '../../../platform/http/limits/rate-limits.js';
import { ApiForm } from '../../../platform/http/uploads/api-form.js';
import { readUpload, requireProof } from '../../../platform/http/uploads/upload.js';
import { MoveSekeranjangCommand } from './move-product.command.js';
import { AddSekeranjangPictureCommand, RemoveSekeranjangPictureCommand } from './product-pictures.command.js';
import { CreateSekeranjangCommand, UpdateSekeranjangCommand } from './save-product.command.js';
import { RecordCostCommand } from '../../../sales/costs/record-cost.command.js';

@ApiTags('admin sekeranjang')
@Controller('admin/sekeranjang-products')
export class SekeranjangAdminController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @AsAdmin('sekeranjang-products.create')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  create(@Body({ schema: createSekeranjangBody }) body: CreateSekeranjangBody, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new CreateSekeranjangCommand(body, admin));
  }

  @Post(':uid/update')
  @AsAdmin('sekeranjang-products.update')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  update(
    @Param('uid', { schema: uid }) productUid: string,
    @Body({ schema: updateSekeranjangBody }) body: UpdateSekeranjangBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new UpdateSekeranjangCommand(productUid, body, admin));
  }

  @Post(':uid/accept')
  @AsAdmin('sekeranjang-products.accept')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  accept(@Param('uid', { schema: uid }) productUid: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new MoveSekeranjangCommand(productUid, 'accept', null, admin));
  }

  @Post(':uid/reject')
  @AsAdmin('sekeranjang-products.reject')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  reject(
    @Param('uid', { schema: uid }) productUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new MoveSekeranjangCommand(productUid, 'reject', reason, admin));
  }

  /** Ends now instead of at its time. */
  @Post(':uid/close')
  @AsAdmin('sekeranjang-products.close')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  close(
    @Param('uid', { schema: uid }) productUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new MoveSekeranjangCommand(productUid, 'close', reason, admin));
  }

  /** The shop has bought it: the parcels can be packed. */
  @Post(':uid/buy')
  @AsAdmin('sekeranjang-products.buy')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  buy(@Param('uid', { schema: uid }) productUid: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new MoveSekeranjangCommand(productUid, 'buy', null, admin));
  }

  @Post(':uid/add-picture')
  @AsAdmin('sekeranjang-products.add-picture')
  @HttpCode(200)
  @RateLimit('upload')
  @ApiForm('proof', addSekeranjangPictureFields)
  @ApiOkResponse({ standardSchema: done })
  async addPicture(
    @Param('uid', { schema: uid }) productUid: string,
    @Req() request: FastifyRequest,
    @Admin() admin: AdminIdentity,
  ) {
    const { fields, proof } = await readUpload(request, addSekeranjangPictureFields);
    return this.commands.execute(new AddSekeranjangPictureCommand(productUid, requireProof(proof), fields.alt, admin));
  }

  @Post(':uid/remove-picture')
  @AsAdmin('sekeranjang-products.remove-picture')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  removePicture(
    @Param('uid', { schema: uid }) productUid: string,
    @Body({ schema: removeSekeranjangPictureBody }) { fileUid }: RemoveSekeranjangPictureBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new RemoveSekeranjangPictureCommand(productUid, fileUid, admin));
  }

  /** What the shop has paid for the goods. */
  @Post(':uid/record-cost')
  @AsAdmin('sekeranjang-products.record-cost')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: doneOrProposed })
  recordCost(
    @Param('uid', { schema: uid }) productUid: string,
    @Body({ schema: recordCostBody }) body: RecordCostBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new RecordCostCommand({ kind: 'sekeranjang', subjectUid: productUid }, body, admin));
  }
}
