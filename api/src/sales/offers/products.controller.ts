import { Body, Controller, Get, HttpCode, Post, Query, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import {
  type CreateProductBody,
  type ProductDetailQuery,
  type ProductListQuery,
  createProductBody,
  createdProduct,
  productDetail,
  productDetailQuery,
  productListQuery,
  productPhotoFields,
  productService,
  productSummary,
} from '#contracts/sales/products.http';
import { AsCustomer, Customer, type CustomerIdentity, Public } from '../../platform/http/access/access.js';
import { RateLimit } from '../../platform/http/limits/rate-limits.js';
import { ApiForm } from '../../platform/http/uploads/api-form.js';
import { readUpload, requireProof } from '../../platform/http/uploads/upload.js';
import { ProductOffers } from './product-offers.js';

/** What the shop sells, across its product lines. docs/decisions/0035 */
@ApiTags('products')
@Controller('customer/product')
export class ProductsController {
  constructor(private readonly offers: ProductOffers) {}

  @Get('service')
  @Public()
  @ApiOkResponse({ standardSchema: z.array(productService) })
  services() {
    return this.offers.services();
  }

  @Get()
  @Public()
  @ApiOkResponse({ standardSchema: z.array(productSummary) })
  list(@Query({ schema: productListQuery }) query: ProductListQuery) {
    return this.offers.find(query);
  }

  @Get('detail')
  @Public()
  @ApiOkResponse({ standardSchema: productDetail })
  detail(@Query({ schema: productDetailQuery }) { productUID }: ProductDetailQuery) {
    return this.offers.one(productUID);
  }

  /** Something that the customer wishes for; an admin decides. */
  @Post()
  @AsCustomer()
  @RateLimit('order')
  @ApiCreatedResponse({ standardSchema: createdProduct })
  create(@Customer() customer: CustomerIdentity, @Body({ schema: createProductBody }) body: CreateProductBody) {
    return this.offers.propose(customer.uid, body);
  }

  /** One picture a call. */
  @Post('photos')
  @AsCustomer()
  @HttpCode(200)
  @RateLimit('upload')
  @ApiForm('proof', productPhotoFields)
  @ApiOkResponse({ standardSchema: createdProduct })
  async addPhoto(@Customer() customer: CustomerIdentity, @Req() request: FastifyRequest) {
    const { fields, proof } = await readUpload(request, productPhotoFields);
    return this.offers.addPhoto(customer.uid, { ...fields, file: requireProof(proof) });
  }
}
