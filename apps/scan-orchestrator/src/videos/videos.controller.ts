import {
  Controller,
  Delete,
  Get,
  Header,
  Headers,
  HttpCode,
  Param,
  Post,
  Query,
  Req,
  StreamableFile,
} from '@nestjs/common'
import { ApiBearerAuth, ApiBody, ApiConsumes, ApiProduces, ApiQuery, ApiTags } from '@nestjs/swagger'
import {
  id,
  limits,
  pageRequest,
  type ListVideosResponse,
  type PageRequest,
  type ReadVideoResponse,
  type ScanVideoResponse,
} from '@originseal/contracts'
import { Allow, CurrentCaller, Decode, Problem, type Caller } from '@originseal/http'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ReceiveVideo } from './receive-video'
import { RemoveVideo } from './remove-video'
import { ScanVideo } from './scan-video'
import { VideoFiles } from './video-files'
import { VideosQueries } from './videos.queries'

const frameNumber = z.coerce.number().int().min(0)
const form = {
  schema: {
    type: 'object',
    required: ['file'],
    properties: {
      file: { type: 'string', format: 'binary', description: 'MP4 (H.264) or WebM, at most 30 s' },
    },
  },
}

/** Short videos against the pictures that were ever crawled (MEMBER-08). */
@ApiTags('videos')
@ApiBearerAuth()
@Controller('videos')
export class VideosController {
  constructor(
    private readonly receiveVideo: ReceiveVideo,
    private readonly scanVideo: ScanVideo,
    private readonly removeVideo: RemoveVideo,
    private readonly videos: VideosQueries,
    private readonly files: VideoFiles,
  ) {}

  @Allow('video:scan')
  @Post()
  @HttpCode(202)
  @ApiConsumes('multipart/form-data')
  @ApiBody(form)
  async scan(
    @Req() request: FastifyRequest,
    @CurrentCaller() caller: Caller,
    @Headers('idempotency-key') key?: string,
  ): Promise<ScanVideoResponse> {
    return {
      data: await this.receiveVideo.execute(request, (video) => this.scanVideo.execute(video, caller, key)),
    }
  }

  @Allow('video:scan')
  @Get()
  @Header('cache-control', 'private, no-store')
  @ApiQuery({ name: 'cursor', required: false, schema: { type: 'string', format: 'uuid' } })
  @ApiQuery({
    name: 'limit',
    required: false,
    schema: { type: 'integer', minimum: 1, maximum: limits.page.most, default: limits.page.usual },
  })
  async mine(
    @Query(new Decode(pageRequest)) { cursor, limit }: PageRequest,
    @CurrentCaller() { userId }: Caller,
  ): Promise<ListVideosResponse> {
    const found = await this.videos.pageOfOwner(userId, { cursor, limit: limit + 1 })
    const videos = found.slice(0, limit)
    return { data: { videos, nextCursor: found.length > limit ? (videos.at(-1)?.videoId ?? null) : null } }
  }

  @Allow('video:scan')
  @Delete(':id')
  @HttpCode(204)
  remove(
    @Param('id', new Decode(id)) videoId: string,
    @CurrentCaller() caller: Caller,
    @Headers('idempotency-key') key?: string,
  ): Promise<void> {
    return this.removeVideo.execute(videoId, caller, key)
  }

  @Allow('video:scan')
  @Get(':id')
  @Header('cache-control', 'private, no-store')
  read(
    @Param('id', new Decode(id)) videoId: string,
    @CurrentCaller() caller: Caller,
  ): Promise<ReadVideoResponse> {
    return this.videos.view(videoId, caller)
  }

  @Allow('video:scan')
  @Get(':id/stills/:frame')
  @Header('cache-control', 'private, max-age=3600')
  @ApiProduces('image/jpeg')
  async still(
    @Param('id', new Decode(id)) videoId: string,
    @Param('frame', new Decode(frameNumber)) frame: number,
    @CurrentCaller() caller: Caller,
  ): Promise<StreamableFile> {
    await this.videos.ofOwner(videoId, caller)
    const still = await this.files.openStill(videoId, frame)
    if (!still) throw new Problem('VIDEO_SCAN_NOT_FOUND')
    return new StreamableFile(still.stream, { type: 'image/jpeg', length: still.size, disposition: 'inline' })
  }

  @Allow('video:scan')
  @Get(':id/matches/:matchId/picture')
  @Header('cache-control', 'private, max-age=3600')
  @ApiProduces('image/jpeg')
  async picture(
    @Param('id', new Decode(id)) videoId: string,
    @Param('matchId', new Decode(id)) matchId: string,
    @CurrentCaller() caller: Caller,
  ): Promise<StreamableFile> {
    const key = await this.videos.pictureKey(videoId, matchId, caller)
    const { stream, size } = await this.files.openPicture(key)
    return new StreamableFile(stream, { type: 'image/jpeg', length: size, disposition: 'inline' })
  }
}
