import { Module } from '@nestjs/common'
import { GoodsList } from './goods-list'
import { GoodsQueries } from './goods.queries'

/** The office's list of goods and services, where it was imported. */
@Module({ providers: [GoodsList, GoodsQueries], exports: [GoodsList] })
export class GoodsModule {}
