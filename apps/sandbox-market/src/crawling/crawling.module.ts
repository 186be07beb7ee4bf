import { Module } from '@nestjs/common'
import { CrawlingController } from './crawling.controller'
import { PrivateController } from './private.controller'

@Module({ controllers: [CrawlingController, PrivateController] })
export class CrawlingModule {}
