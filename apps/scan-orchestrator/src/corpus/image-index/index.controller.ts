import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common'
import { Allow, Decode } from '@originseal/http'
import { HeldIndex } from './held-index'
import type { Collection } from './image-index'
import { collectionName, lookUpRequest, type LookUpRequest, type LookUpResponse } from './index-messages'
import { shardName } from './shard.rules'

/** How other orchestrators ask the index that this process holds. It answers with row numbers and nothing else. */
@Controller('internal/image-index')
export class IndexController {
  constructor(private readonly index: HeldIndex) {}

  @Allow('internal')
  @Post(':collection')
  @HttpCode(200)
  async lookUp(
    @Param('collection', new Decode(collectionName)) collection: Collection,
    @Body(new Decode(lookUpRequest)) { queries, limit }: LookUpRequest,
  ): Promise<LookUpResponse> {
    const found = await this.index.lookUp(collection, queries, limit)
    return {
      shard: shardName(this.index.shard),
      found: found.map((hits) => hits.map(({ key, distance }) => [key, distance])),
    }
  }
}
