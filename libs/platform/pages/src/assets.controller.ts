import { Controller, Get, Param, Res, type Type } from '@nestjs/common'
import { Allow, Problem } from '@originseal/http'
import type { FastifyReply } from 'fastify'
import type { AssetFiles } from './asset-files'

/** Sends these files at the addresses that they are given ({@link AssetFiles.address}). */
export function assetsController(assets: AssetFiles): Type {
  @Controller('assets')
  class AssetsController {
    @Allow('anyone')
    @Get(':name')
    send(@Param('name') name: string, @Res() reply: FastifyReply): void {
      const file = assets.find(name)
      if (!file) throw new Problem('NOT_FOUND')
      void reply
        .header('content-type', file.mediaType)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(file.bytes)
    }
  }
  return AssetsController
}
