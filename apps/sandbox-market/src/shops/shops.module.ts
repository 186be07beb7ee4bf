import { Module } from '@nestjs/common'
import { ShopListingsController } from './shop-listings.controller'
import { ShopsController } from './shops.controller'

@Module({ controllers: [ShopsController, ShopListingsController] })
export class ShopsModule {}
