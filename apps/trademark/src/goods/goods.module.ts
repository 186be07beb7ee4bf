import { Module } from '@nestjs/common'
import { RegisterQueries } from '../register/register.queries'
import { GoodsList } from './goods-list'
import { GoodsQueries } from './goods.queries'

/** The office's list of goods and services, where it was imported. */
@Module({ providers: [GoodsList, GoodsQueries, RegisterQueries], exports: [GoodsList] })
export class GoodsModule {}
