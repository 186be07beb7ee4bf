import { Module } from '@nestjs/common'
import { GoodsModule } from '../goods/goods.module'
import { ClassesController } from './classes.controller'
import { SuggestClasses } from './suggest-classes'

@Module({
  imports: [GoodsModule],
  controllers: [ClassesController],
  providers: [SuggestClasses],
  exports: [SuggestClasses],
})
export class ClassesModule {}
