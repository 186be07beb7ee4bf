import { Module } from '@nestjs/common'
import { ClassesController } from './classes.controller'
import { SuggestClasses } from './suggest-classes'

@Module({
  controllers: [ClassesController],
  providers: [SuggestClasses],
  exports: [SuggestClasses],
})
export class ClassesModule {}
