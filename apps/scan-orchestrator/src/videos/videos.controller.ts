import { Controller } from '@nestjs/common'
import type { ListVideosResponse, ReadVideoResponse, ScanVideoResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/scan-orchestrator/endpoints'
import { Endpoint, Problem, readPage, type EndpointRequest, type FileResponse } from '@originseal/http'
import { ReceiveVideo } from './receive-video'
import { RemoveVideo } from './remove-video'
import { ScanVideo } from './scan-video'
import { VideoFiles } from './video-files'
import { VideosQueries } from './videos.queries'

/** Short videos against the pictures that were ever crawled (MEMBER-08). */
@Controller()
export class VideosController {
  constructor(
    private readonly receiveVideo: ReceiveVideo,
    private readonly scanVideo: ScanVideo,
    private readonly removeVideo: RemoveVideo,
    private readonly videos: VideosQueries,
    private readonly files: VideoFiles,
  ) {}

  @Endpoint(endpoints.scanVideo)
  async scan({
    caller,
    idempotencyKey,
    http,
  }: EndpointRequest<typeof endpoints.scanVideo>): Promise<ScanVideoResponse> {
    const scan = await this.receiveVideo.execute(http, (video) =>
      this.scanVideo.execute(video, caller, idempotencyKey),
    )
    return { data: scan }
  }

  @Endpoint(endpoints.listVideos)
  async list({ caller, query }: EndpointRequest<typeof endpoints.listVideos>): Promise<ListVideosResponse> {
    const { entries: videos, nextCursor } = await readPage(
      query,
      (asked) => this.videos.pageOfOwner(caller.userId, asked),
      ({ videoId }) => videoId,
    )
    return { data: { videos, nextCursor } }
  }

  @Endpoint(endpoints.removeVideo)
  remove({ params, caller, idempotencyKey }: EndpointRequest<typeof endpoints.removeVideo>): Promise<void> {
    return this.removeVideo.execute(params.id, caller, idempotencyKey)
  }

  @Endpoint(endpoints.readVideo)
  read({ params, caller }: EndpointRequest<typeof endpoints.readVideo>): Promise<ReadVideoResponse> {
    return this.videos.view(params.id, caller)
  }

  @Endpoint(endpoints.readVideoStill)
  async still({ params, caller }: EndpointRequest<typeof endpoints.readVideoStill>): Promise<FileResponse> {
    await this.videos.ofOwner(params.id, caller)
    const still = await this.files.openStill(params.id, params.frame)
    if (!still) throw new Problem('VIDEO_SCAN_NOT_FOUND')
    return still
  }

  @Endpoint(endpoints.readMatchPicture)
  async picture({
    params,
    caller,
  }: EndpointRequest<typeof endpoints.readMatchPicture>): Promise<FileResponse> {
    return this.files.openPicture(await this.videos.pictureKey(params.id, params.matchId, caller))
  }
}
